import { type MouseEvent, type SubmitEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { useT, useTexts } from '#web/i18n/i18n-context.tsx';
import { lazyPart } from '#web/i18n/lazy-part.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useLocalPath, useVisit } from '#web/visit.tsx';
import { everything, isConsentAsked, nothing } from './consent.ts';
import { cookiesPath } from './cookies-path.ts';
import { keepConsent, useConsent } from './keep-consent.ts';

const CookieModal = lazyPart(['consent'], () => import('./cookie-modal.tsx'));

/**
 * Asks for a consent until it is answered, as the site asks ([S]§2.13); a plain form without scripts. Both
 * answers look alike: none is the one to press.
 */
export function ConsentBanner() {
  const { site } = useVisit();
  const { pathname } = useLocation();
  const { isAnswered } = useConsent();
  const { path } = localeOf(site, pathname);
  if (path === cookiesPath) return null; // the whole page asks
  if (!isConsentAsked({ variant: site.flags.cookieBanner, isAnswered, path })) return null;
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}

function Question() {
  useTexts(['consent']);
  const t = useT();
  const toLocal = useLocalPath();
  const { site, analyticsCookie } = useVisit();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const hasSettings = site.flags.cookieBanner === 'european';

  const answer = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    keepConsent(value === 'accept' ? everything : nothing, analyticsCookie);
  };
  const openSettings = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <section className="consent" aria-labelledby="consent-title">
      <form method="post" action={toLocal(cookiesPath)} onSubmit={answer}>
        <h2 id="consent-title">{t('consent.banner.title')}</h2>
        <p>
          {t('consent.banner.text')} <a href={toLocal('/personal-data')}>{t('shell.footer.policy')}</a>
        </p>
        <input type="hidden" name="from" value={pathname + search} />
        <div className="consent__buttons">
          <Button type="submit" name="answer" value="accept" kind="soft" size="s">
            {t('consent.banner.accept')}
          </Button>
          <Button type="submit" name="answer" value="reject" kind="soft" size="s">
            {t('consent.banner.reject')}
          </Button>
          {hasSettings && (
            <a
              className={buttonClass({ kind: 'line', size: 's' })}
              href={toLocal(cookiesPath)}
              onClick={openSettings}
            >
              {t('consent.banner.settings')}
            </a>
          )}
        </div>
      </form>
      {isOpen && (
        <Suspense>
          <CookieModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
