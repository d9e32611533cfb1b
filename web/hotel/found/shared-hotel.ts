import type { LoaderFunctionArgs } from 'react-router';
import type { HotelKind } from '#lib/travel-kind.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { loadHotel } from '#web/hotel/hotel-loader.ts';
import { headingOf } from '#web/hotel/print/hotel-sheet.ts';
import { pagePriceOf } from './page-price.ts';
import { sharedCard } from './shared-card.ts';

/** The picture of a hotel's or a liner's link. */
export const shareHotel = (args: LoaderFunctionArgs, kind: HotelKind) =>
  sharedCard(args, async (slug) => {
    const { data: page } = await loadHotel({ ...args, params: { ...args.params, hotel: slug } }, kind);
    const { hotel, prices, opened, isReadable } = page;
    const { t } = await pageTexts(args.context);
    return {
      picture: hotel.images[0]?.img,
      heading: headingOf(hotel, t),
      price: pagePriceOf(opened, prices.ok ? prices.groups[0]?.rows[0] : undefined),
      isReadable,
    };
  });
