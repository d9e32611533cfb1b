import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { writeCookie } from '#web/context/browser-store.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { type Theme, themeCookieOf, themes } from '#web/context/theme.ts';
import { useVisit } from '#web/context/visit.tsx';
import styles from '#web/shell/footer/footer.module.css';

/** The colour scheme: as the device has it, or chosen. A plain form; with scripts the page changes at once. */
export function ThemeSwitch() {
  const t = useT();
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState(useVisit().theme);

  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const theme = themes.find((name) => name === (event.nativeEvent.submitter as HTMLButtonElement).value);
    if (!theme) return;
    event.preventDefault();
    apply(theme);
    setChosen(theme);
  };

  return (
    <form method="post" action="/theme" className={styles.themeSwitch} onSubmit={choose}>
      <input type="hidden" name="from" value={pathname + search} />
      <fieldset>
        <legend className="sr">{t('shell.header.theme.label')}</legend>
        {themes.map((theme) => (
          <button key={theme} type="submit" name="theme" value={theme} aria-pressed={theme === chosen}>
            {t(`shell.header.theme.${theme}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function apply(theme: Theme): void {
  writeCookie(themeCookieOf(theme));
  document.documentElement.dataset.theme = theme;
}
