import type { FormEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './net-switch.module.css';
import { hideNet, useNetHidden } from './use-net-hidden.ts';

/** Takes what the agent earns off the screen at once; without scripts it is a form that loads the page again. */
export default function NetSwitch({ isNetHidden }: { isNetHidden: boolean }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isHidden = useNetHidden(isNetHidden);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    hideNet(!isHidden);
    // What was hidden did not come with the page.
    if (isHidden) void revalidate();
  };
  return (
    <form method="post" action="/net" className={styles.netSwitch} onSubmit={choose}>
      <input type="hidden" name="from" value={pathname + search} />
      <input type="hidden" name="net" value={isHidden ? 'shown' : 'hidden'} />
      <Button type="submit" size="s">
        {t(isHidden ? 'agentPrices.showNet' : 'agentPrices.hideNet')}
      </Button>
    </form>
  );
}
