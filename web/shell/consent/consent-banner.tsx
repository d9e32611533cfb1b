import { type MouseEvent, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { OpenedPart, QuietPart } from '#web/parts/sending/late-part.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { ServersPart } from '#web/parts/sending/servers-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { isConsentAsked } from '#web/visit/consent/is-consent-asked.ts';
import { useConsent } from '#web/visit/consent/use-consent.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import { cookiesPath } from './cookies-path.ts';

const LateQuestion = lazyPart(['consent'], () => import('./consent-question.tsx'));
const CookieModal = lazyPart(['consent', 'cookies'], () => import('./cookie-modal.tsx'));

/** Asks for a consent until it is answered, as the site asks ([S]§2.13). */
export function ConsentBanner() {
  const { site } = useVisit();
  const { pathname } = useLocation();
  const { isAnswered } = useConsent();
  const { path } = localeOf(site, pathname);
  if (path === cookiesPath) return null; // the whole page asks
  return isConsentAsked({ variant: site.flags.cookieBanner, isAnswered, path }) ? <Banner /> : null;
}

/**
 * The server's question stays as it came: its form works by itself, so a browser fetches neither its code nor its
 * texts. Where a page begins to ask later, they are fetched then.
 */
function Banner() {
  const t = useT();
  const { analyticsCookie } = useVisit();
  const isLater = useHydrated();
  const [isServers] = useState(!isLater);
  const [isOpen, setOpen] = useState(false);

  const answer = async (event: SubmitEvent<HTMLElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.closest('dialog')) return;
    event.preventDefault();
    const isAgreed = submitter.value === 'accept';
    const { keepConsent } = await import('#web/visit/consent/keep-consent.ts');
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
      className="consent"
      aria-label={t('shell.lists.cookieSettings')}
      onSubmit={answer}
      onClick={openSettings}
    >
      {isServers ? (
        <ServersPart name="consent" />
      ) : (
        <QuietPart>
          <LateQuestion />
        </QuietPart>
      )}
      {isOpen && (
        <OpenedPart onFailed={() => setOpen(false)}>
          <CookieModal onClose={() => setOpen(false)} />
        </OpenedPart>
      )}
    </section>
  );
}
