import type { LoaderFunctionArgs } from 'react-router';
import { loadVoyage } from '#web/hotel/voyage/voyage-loader.ts';
import { voyagePrice } from '#web/hotel/voyage/voyage-price.ts';
import { sharedCard } from './shared-card.ts';

/** The picture of the link of a cruise program. */
export const loader = (args: LoaderFunctionArgs) =>
  sharedCard(args, async (slug) => {
    const { data: page } = await loadVoyage({ ...args, params: { ...args.params, cruiseSlug: slug } });
    const { title, hotel, image } = page.program;
    return {
      picture: image || undefined,
      heading: { name: title, stars: 0, category: '', place: hotel.name },
      price: voyagePrice(page),
      isReadable: page.isReadable,
    };
  });
