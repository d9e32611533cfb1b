import { type MouseEvent, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { isConsentAsked } from '#web/context/consent/is-consent-asked.ts';
import { useConsent } from '#web/context/consent/use-consent.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './consent.module.css';
import { ConsentQuestion } from './consent-question.tsx';
import { cookiesPath } from './cookies-path.ts';

const CookieModal = lazyPart(() => import('./cookie-modal.tsx'));

/** Asks for a consent until it is answered, as the site asks ([S]§2.13). */
export function ConsentBanner() {
  const { site } = useVisit();
  const { pathname, search } = useLocation();
  const { isAnswered } = useConsent();
  const { path } = localeOf(site, pathname);
  if (path === cookiesPath) return null; // the whole page asks
  return isConsentAsked({ variant: site.flags.cookieBanner, isAnswered, path, search }) ? <Banner /> : null;
}

/** A plain form that works by itself; with scripts its answers need no other page. */
function Banner() {
  const t = useT();
  const { analyticsCookie } = useVisit();
  const [isOpen, setOpen] = useState(false);

  const answer = async (event: SubmitEvent<HTMLElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.closest('dialog')) return;
    event.preventDefault();
    const isAgreed = submitter.value === 'accept';
    const { keepConsent } = await import('#web/context/consent/keep-consent.ts');
    keepConsent({ analytics: isAgreed, marketing: isAgreed }, analyticsCookie);
  };
  const openSettings = (event: MouseEvent) => {
    if (!(event.target as Element).closest('[data-opens="settings"]')) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the link is a click, too
    <section
      className={classNames('bar--consent', styles.consent)}
      aria-label={t('shell.lists.cookieSettings')}
      onSubmit={answer}
      onClick={openSettings}
    >
      <ConsentQuestion />
      {isOpen && (
        <OpenedPart onFailed={() => setOpen(false)}>
          <CookieModal onClose={() => setOpen(false)} />
        </OpenedPart>
      )}
    </section>
  );
}
