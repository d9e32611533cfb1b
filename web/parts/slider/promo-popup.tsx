import { useState } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { isConsentAsked } from '#web/context/consent/is-consent-asked.ts';
import { useConsent } from '#web/context/consent/use-consent.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { promoFor } from './promo-for.ts';
import { keepSeen, seenPromos } from './seen-promos.ts';
import type { Slide } from './slide.ts';
import { SlideCard } from './slide-card.tsx';
import styles from './slider.module.css';

/**
 * An advertisement over the corner of the page, once for a visitor: beside what they read, not instead of it. It waits for
 * the answer about cookies, and without a yes to marketing it does not come, because nothing could remember that it has.
 */
export default function PromoPopup({ slides }: { slides: readonly Slide[] }) {
  const t = useT();
  const { site } = useVisit();
  const { isAnswered, marketing } = useConsent();
  const { pathname, search } = useLocation();
  const { path } = localeOf(site, pathname);
  const variant = site.flags.cookieBanner;
  const isAsking = isConsentAsked({ variant, isAnswered, path, search });
  const [seen] = useState(seenPromos);
  const [isLeft, setLeft] = useState(false);
  const slide = promoFor({ slides, seen, isAsking, marketing: marketing || variant === 'none' });
  if (!slide || isLeft) return null;

  const leave = () => {
    keepSeen(slide.id);
    setLeft(true);
  };
  const close = () => {
    leave();
    // The button is gone: anyone who came by keyboard goes on at the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      className={styles.popup}
      aria-label={t('common.slider.label')}
      onClick={({ target }) => target instanceof Element && target.closest('a') && leave()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <SlideCard slide={slide} isPopup />
      <RoundButton className={styles.close} icon="x" label={t('shell.action.close')} onClick={close} />
    </aside>
  );
}
