import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import type { HotelInfo } from './hotel-view.ts';
import type { loader } from './lookup-hotel-images.ts';

type Images = HotelInfo['images'];

/** Pictures of which a page has the first ones; the hotel whose others are fetched once they are wanted. */
export type SomeImages = { images: Images; count: number; hotel?: number | undefined };

/** All of them, and whether some are still to come. */
export function useAllImages({ images, count, hotel }: SomeImages, areWanted: boolean) {
  const isPartial = images.length < count;
  const address = hotel !== undefined && isPartial && areWanted;
  const fetched = useLookupOf<typeof loader>(address ? `/lookup/hotel-images?hotel=${hotel}` : undefined);
  return { all: fetched?.length ? fetched : images, isComing: isPartial && fetched === undefined };
}
