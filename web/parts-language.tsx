import { type ReactNode, useMemo } from 'react';
import { minorPerUnit, money } from '#lib/money.ts';
import { useFormat, useT } from '#web/i18n/i18n-context.tsx';
import { type UiLanguage, UiLanguageProvider } from './ui/ui-language.tsx';

/** Gives the parts of the design system their words and formats in the page's language. */
export function PartsLanguage({ children }: { children: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const language = useMemo<UiLanguage>(
    () => ({
      price: (amount, currency) => format.money(money(amount * minorPerUnit, currency)),
      stars: (count) => t('common.count.stars', { count }),
      close: t('common.action.close'),
      breadcrumbs: t('common.breadcrumbs.label'),
      optional: t('common.state.optional'),
      loading: t('common.state.loading'),
    }),
    [t, format],
  );
  return <UiLanguageProvider language={language}>{children}</UiLanguageProvider>;
}
