import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { useRoomWords } from '#web/parts/offer/room-words.ts';
import { said } from '#web/search/query/query-values.ts';
import { writeTrip } from '#web/search/query/trip.ts';
import { Link } from '#web/ui/link.tsx';
import type { DetailData } from './hotel-loader.ts';
import { isCruise } from './hotel-traits.ts';

type Props = { data: Pick<DetailData, 'trip' | 'stateInc' | 'kind' | 'hotel'>; className?: string };

/** The way to what else is sold in the country for the same days and people. */
export function SimilarHotels({ data: { trip, stateInc, kind, hotel }, className }: Props) {
  const t = useT();
  const { similar } = useRoomWords();
  const toLocal = useLocalPath();
  const path = travelKinds[isCruise(hotel) ? 'cruise' : kind].search.results;
  const question = new URLSearchParams(said({ ...writeTrip(trip), STATEINC: stateInc }));
  return (
    <Link className={className} to={toLocal(`${path}?${question}`)}>
      {t(similar)}
    </Link>
  );
}
