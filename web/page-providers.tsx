import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from '#web/i18n/i18n-context.tsx';
import type { Texts } from '#web/i18n/texts.ts';
import { createTranslator } from '#web/i18n/translator.ts';
import { PartsLanguage } from './parts-language.tsx';
import { NonceProvider } from './ui/nonce.tsx';
import { type Visit, VisitProvider } from './visit.tsx';

type PageProvidersProps = {
  visit: Visit;
  texts: Texts;
  nonce: string | undefined;
  children: ReactNode;
};

/** Everything that pages find around them, the same on the server and in the browser. */
export function PageProviders({ visit, texts, nonce, children }: PageProvidersProps) {
  const { locale, intlLocale, site } = visit;
  const translator = useMemo(() => createTranslator(locale, texts, intlLocale), [locale, texts, intlLocale]);
  return (
    <NonceProvider nonce={nonce}>
      <VisitProvider visit={visit}>
        <I18nProvider site={site} translator={translator}>
          <PartsLanguage>{children}</PartsLanguage>
        </I18nProvider>
      </VisitProvider>
    </NonceProvider>
  );
}
