import { localeNames } from '#sites/locales.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import styles from '#web/shell/header/header.module.css';
import { Icon } from '#web/ui/icon.tsx';
import type { OpenOptions } from './header-modal.ts';
import { useOpener } from './use-opener.ts';

type LanguageButtonProps = OpenOptions & {
  className?: string | undefined;
  /** The name of the language, for menus; else its code. */
  withWord?: boolean;
};

/** Opens the languages of the site; nothing where there is only one ([S]§2.7). Works without scripts. */
export function LanguageButton({
  className = styles.tool,
  withWord = false,
  ...options
}: LanguageButtonProps) {
  const t = useT();
  const { site, locale } = useVisit();
  const opener = useOpener('language', options);
  if (site.secondaryLocales.length === 0) return null;
  return (
    <button
      type="button"
      className={className}
      title={t('shell.header.chooseLanguage')}
      popoverTarget="language"
      {...opener}
    >
      {withWord && <Icon name="globe" />}
      <span className="sr">{t('shell.header.language')}: </span>
      {withWord ? localeNames[locale] : locale.toUpperCase()}
      {!withWord && <Icon name="down" size="s" />}
    </button>
  );
}
