import { useT } from '#web/context/i18n-context.tsx';

/** The trade's short label is no word that can be spoken: readers of the screen hear the whole. */
export function EarlyBookingLabel() {
  const t = useT();
  return (
    <>
      <span aria-hidden="true">{t('detail.offer.earlyBooking')}</span>
      <span className="sr">{t('detail.offer.earlyBookingSpoken')}</span>
    </>
  );
}
