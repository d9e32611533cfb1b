import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useRoomWords } from '#web/parts/offer/room-words.ts';
import { Tag } from '#web/ui/tag.tsx';
import { EarlyBookingLabel } from './early-booking-label.tsx';
import type { OfferRow } from './offer-row.ts';
import { ProgramTags } from './program-tags.tsx';
import '#web/ui/label.css';

/** How sure an offer is, what it saves, and how its tour is sold. */
export function OfferTags({ offer }: { offer: OfferRow }) {
  return (
    <div className="tags">
      <HowSure offer={offer} />
      <FreeToCancel offer={offer} />
      <Saving offer={offer} />
      <ProgramTags offer={offer} />
    </div>
  );
}

/** Whether it is ours already, or somebody is asked: of a stay nobody but its hotel. */
function HowSure({ offer: { isFastConfirm, times } }: { offer: OfferRow }) {
  const t = useT();
  const words = useRoomWords();
  if (isFastConfirm)
    return (
      <span title={t(times ? words.instantHint : words.instantHintStay)}>
        <Tag tone="sea" icon="bolt">
          {t('detail.offer.instant')}
        </Tag>
      </span>
    );
  return (
    <span title={t(times ? words.onRequestHint : words.onRequestHintStay)}>
      <Tag icon="clock">{t('detail.offer.onRequest')}</Tag>
    </span>
  );
}

/** Until when nothing is lost, by the terms that the receipt shows. */
function FreeToCancel({ offer: { freeUntil } }: { offer: OfferRow }) {
  const t = useT();
  const format = useFormat();
  if (freeUntil === null) return null;
  return (
    <span title={t('detail.offer.freeUntilHint')}>
      <Tag tone="sea" icon="check">
        {t('detail.offer.freeUntil', { date: format.date(freeUntil, 'day') })}
      </Tag>
    </span>
  );
}

/** By how much the whole is cheaper, and whether that is for booking early ([W]§2.11). */
function Saving({ offer: { isEarlyBooking, saving } }: { offer: OfferRow }) {
  const t = useT();
  if (!isEarlyBooking && saving === undefined) return null;
  const percent = saving === undefined ? '' : t('common.price.saving', { percent: saving });
  if (!isEarlyBooking) return <Tag tone="summer">{percent}</Tag>;
  return (
    <span title={t('detail.offer.earlyBookingHint')}>
      <Tag tone="summer">
        <EarlyBookingLabel /> {percent}
      </Tag>
    </span>
  );
}
