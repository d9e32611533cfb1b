import { type SubmitEvent, useState } from 'react';
import { everything, nothing } from '#web/context/consent/consent.ts';
import { keepConsent } from '#web/context/consent/keep-consent.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CategoryPanel } from './category-panel.tsx';
import styles from './consent.module.css';
import { choiceOf, type ShownCategory } from './cookie-categories.ts';
import { cookiesPath } from './cookies-path.ts';
import { SettingsTabs } from './settings-tabs.tsx';

type CookieFormProps = {
  /** What stands before the categories. */
  intro: string;
  categories: readonly ShownCategory[];
  /** Where to go on without scripts. */
  from: string;
  onSaved: () => void;
};

/** The settings: what they are for, and each category with its toggle ([S]§2.13). */
export function CookieForm({ intro, categories, from, onSaved }: CookieFormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { analyticsCookie } = useVisit();
  const [open, setOpen] = useState('main');

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    const chosen =
      { accept: everything, reject: nothing }[value] ?? choiceOf(new FormData(event.currentTarget));
    keepConsent(chosen, analyticsCookie);
    onSaved();
    // Once the modal is gone: a message lies in whatever dialog is open.
    setTimeout(() => showToast(t('cookies.settings.saved')));
  };
  const tabs = [
    { key: 'main', name: t('cookies.settings.main') },
    ...categories.map(({ key, name }) => ({ key, name })),
  ];
  return (
    <form className={styles.cookieForm} method="post" action={toLocal(cookiesPath)} onSubmit={save}>
      <input type="hidden" name="from" value={from} />
      <SettingsTabs tabs={tabs} open={open} onOpen={setOpen}>
        {(key) => {
          const category = categories.find((each) => each.key === key);
          return category ? <CategoryPanel category={category} /> : <p>{intro}</p>;
        }}
      </SettingsTabs>
      <div className={styles.consentButtons}>
        <Button type="submit" name="answer" value="save" kind="go" size="s">
          {t('cookies.settings.save')}
        </Button>
        <Button type="submit" name="answer" value="accept" kind="line" size="s">
          {t('consent.banner.accept')}
        </Button>
        <Button type="submit" name="answer" value="reject" kind="line" size="s">
          {t('consent.banner.reject')}
        </Button>
      </div>
    </form>
  );
}
