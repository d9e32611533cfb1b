import type { LoaderFunctionArgs } from 'react-router';
import { loadExcursionTour } from '#web/hotel/excursion-tour/excursion-loader.ts';
import { pagePriceOf } from './page-price.ts';
import { sharedCard } from './shared-card.ts';

/** The picture of the link of an excursion tour. */
export const loader = (args: LoaderFunctionArgs) =>
  sharedCard(args, async (slug) => {
    const { data: page } = await loadExcursionTour({ ...args, params: { ...args.params, tourSlug: slug } });
    const { tour, prices, opened, isReadable } = page;
    return {
      picture: tour.bannerImage ?? tour.galleries[0]?.image,
      heading: { name: tour.title, stars: 0, category: '', place: tour.state.name },
      price: pagePriceOf(opened, prices.ok ? prices.hotels[0]?.rows[0] : undefined),
      isReadable,
    };
  });
