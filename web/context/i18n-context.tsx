import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import type { Area } from '#texts/areas.ts';
import type { Translate, Translator } from '#texts/translator.ts';

export type I18n = { site: Pick<Site, 'currency' | 'dateFormat'>; translator: Translator };

const I18nContext = createContext<I18n | undefined>(undefined);

/** Gives the pages below it their language, and what they need to write in it. */
export function I18nProvider(props: {
  site: Pick<Site, 'currency' | 'dateFormat'>;
  translator: Translator;
  children: ReactNode;
}) {
  const { site, translator, children } = props;
  const value = useMemo(() => ({ site, translator }), [site, translator]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The texts of the page's language: `const t = useT(); t('home.hero.title')`. */
export const useT = (): Translate => useI18n().translator.t;

export const useLocale = (): Locale => useI18n().translator.locale;

/** Waits until the texts of these areas are here. React tells what is waited for by its order: it never changes. */
export function useTexts(areas: readonly Area[]): void {
  const { texts } = useI18n().translator;
  const coming = areas.map(texts.fetch); // all are asked for before the first is waited for
  for (const area of coming) if (area) use(area);
}

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('A component that has texts needs an I18nProvider above it');
  return i18n;
}
