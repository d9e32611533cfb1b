import type { AnswerOf } from '#calls/call.ts';
import type { hotelCall } from '#calls/hotel.ts';
import { useT } from '#web/context/i18n-context.tsx';

type NearbyPlace = Pick<AnswerOf<typeof hotelCall>['nearby'][number], 'kind' | 'name'>;

/** What a place near a hotel is called on its map: a beach has no name of its own. */
export function usePlaceName(): (place: NearbyPlace) => string {
  const t = useT();
  return ({ name }) => name || t('detail.map.beach');
}
