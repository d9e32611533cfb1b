import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { type TripQuestion, withoutFlight } from '#web/search/query/trip.ts';
import { dateWords } from '#web/search/wizard/date-words.ts';

/** A trip in a line of words: when, how long, who and from where. */
export function useTripWords(trip: TripQuestion, townNameFrom: string): string {
  const t = useT();
  const format = useFormat();
  const { checkInFrom: from, checkInTo: to, adults, childAges } = trip;
  const isFlown = trip.townFrom !== withoutFlight;
  return [
    dateWords({ from, to }, t, format),
    format.nights(trip.nightsFrom, trip.nightsTo),
    partyText(t, adults, childAges.length, childAges),
    ...(isFlown && townNameFrom ? [t('lists.trip.from', { town: townNameFrom })] : []),
    ...(isFlown ? [] : [t('lists.trip.withoutFlights')]),
  ].join(', ');
}
