import { type ReactNode, useMemo } from 'react';
import { minorPerUnit, money } from '#lib/money.ts';
import { useI18n } from '#web/i18n/i18n-context.tsx';
import { numberMarks } from '#web/i18n/number-marks.ts';
import { writeMoney } from '#web/i18n/write-money.ts';
import { type UiLanguage, UiLanguageProvider } from './ui/ui-language.tsx';

/** Gives the parts of the design system their words and formats in the page's language. */
export function PartsLanguage({ children }: { children: ReactNode }) {
  const { site, translator } = useI18n();
  const language = useMemo<UiLanguage>(() => {
    const { t, locale, intlLocale } = translator;
    const marks = numberMarks(locale, intlLocale);
    return {
      price: (amount, currency) => writeMoney(money(amount * minorPerUnit, currency), site, marks),
      stars: (count) => t('shell.count.stars', { count }),
      close: t('shell.action.close'),
      breadcrumbs: t('shell.breadcrumbs.label'),
      optional: t('shell.state.optional'),
      loading: t('shell.state.loading'),
    };
  }, [site, translator]);
  return <UiLanguageProvider language={language}>{children}</UiLanguageProvider>;
}
