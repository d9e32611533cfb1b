import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import type { TripQuestion } from '#web/search/query/trip.ts';

type QuestionLineProps = {
  trip: TripQuestion;
  /** Empty without flight. */
  townNameFrom: string;
};

/** What the prices of a detail page answer, in one line. */
export function QuestionLine({ trip, townNameFrom }: QuestionLineProps) {
  const t = useT();
  const format = useFormat();
  const asked = {
    dates: format.dateRange(trip.checkInFrom, trip.checkInTo),
    nights: format.nights(trip.nightsFrom, trip.nightsTo),
    party: partyText(t, trip.adults, trip.childAges.length, trip.childAges),
  };
  return (
    <p className="muted num">
      {townNameFrom
        ? t('detail.rooms.search', { ...asked, town: townNameFrom })
        : [asked.dates, asked.nights, asked.party].join(', ')}
    </p>
  );
}
