import { useT } from '#web/i18n/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useVisit } from '#web/visit.tsx';
import { LanguageLinks } from './language-links.tsx';

/** The languages of the site under a button: a menu on wide screens, a sheet on phones. Works without scripts. */
export function LanguageMenu() {
  const t = useT();
  const { site, locale } = useVisit();
  if (site.secondaryLocales.length === 0) return null;
  return (
    <>
      <button type="button" className="tool tool--language" popoverTarget="languages">
        <span className="sr">{t('shell.header.language')}: </span>
        {locale.toUpperCase()}
        <Icon name="down" size="s" />
      </button>
      <div
        id="languages"
        popover="auto"
        className="menu menu--languages"
        role="dialog"
        aria-labelledby="languages-title"
      >
        <p id="languages-title" className="menu__title">
          {t('shell.header.chooseLanguage')}
        </p>
        <LanguageLinks />
      </div>
    </>
  );
}
