import { type ReactNode, useMemo } from 'react';
import type { Texts } from '#texts/texts.ts';
import { createTranslator } from '#texts/translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { NonceProvider } from '#web/ui/nonce.tsx';

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
