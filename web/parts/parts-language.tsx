import { type ReactNode, useMemo } from 'react';
import { minorPerUnit, money } from '#lib/money.ts';
import { numberMarks } from '#texts/number-marks.ts';
import { writeMoney } from '#texts/write-money.ts';
import { useI18n } from '#web/context/i18n-context.tsx';
import { type UiLanguage, UiLanguageProvider } from '#web/ui/ui-language.tsx';
import { categoryName } from './category-name.ts';

/** Gives the parts of the design system their words and formats in the page's language. */
export function PartsLanguage({ children }: { children: ReactNode }) {
  const { site, translator } = useI18n();
  const language = useMemo<UiLanguage>(() => {
    const { t, locale, intlLocale } = translator;
    const marks = numberMarks(locale, intlLocale);
    return {
      price: (amount, currency) => writeMoney(money(amount * minorPerUnit, currency), site, marks),
      category: (name) => categoryName(name, t),
      stars: (count) => t('shell.count.stars', { count }),
      close: t('shell.action.close'),
      breadcrumbs: t('shell.breadcrumbs.label'),
      optional: t('shell.state.optional'),
      loading: t('shell.state.loading'),
    };
  }, [site, translator]);
  return <UiLanguageProvider language={language}>{children}</UiLanguageProvider>;
}
