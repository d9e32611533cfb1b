import type { ServiceView } from '#web/search/cards/service-view.ts';
import type { ServiceQuestion } from '#web/search/query/service-question.ts';

/** Services that one "show more" adds. */
export const pageSize = 20;

/** A town to choose, and how many services it has: its own, and those of the whole country. */
export type TownCount = { town: number | undefined; name: string; count: number };

export type NarrowedServices = {
  /** Of this page and those before it. */
  shown: ServiceView[];
  total: number;
  /** The lowest price of what fits. */
  minPrice: number | null;
  towns: TownCount[];
  /** The lowest and the highest price whatever the bounds are; null where nothing is sold. */
  prices: { min: number; max: number } | null;
};

type Wishes = Pick<ServiceQuestion, 'town' | 'costMin' | 'costMax' | 'isDearestFirst' | 'page'>;

/** The services that fit, in order, and how many each choice of a town would leave. */
export function narrowServices(services: readonly ServiceView[], wishes: Wishes): NarrowedServices {
  const { costMin = 0, costMax = Number.POSITIVE_INFINITY } = wishes;
  const affordable = services.filter(({ price }) => price >= costMin && price <= costMax);
  const inTown = services.filter((service) => isIn(service, wishes.town));
  const fitting = affordable
    .filter((service) => isIn(service, wishes.town))
    .sort((one, other) => (wishes.isDearestFirst ? other.price - one.price : one.price - other.price));
  const all = inTown.map(({ price }) => price);
  return {
    shown: fitting.slice(0, wishes.page * pageSize),
    total: fitting.length,
    minPrice: fitting.length > 0 ? Math.min(...fitting.map(({ price }) => price)) : null,
    towns: countTowns(services, affordable, wishes.town),
    prices: all.length > 0 ? { min: Math.min(...all), max: Math.max(...all) } : null,
  };
}

/** What is sold in all towns is sold in each. */
const isIn = ({ townInc }: ServiceView, town: number | undefined) =>
  town === undefined || townInc === null || townInc === town;

/** All towns together, then each that has services of its own; the chosen one is always among them. */
function countTowns(
  services: readonly ServiceView[],
  affordable: readonly ServiceView[],
  chosen: number | undefined,
): TownCount[] {
  const names = new Map(
    services.flatMap(({ townInc, townName }) => (townInc === null ? [] : [[townInc, townName] as const])),
  );
  const count = (town: number | undefined) => affordable.filter((service) => isIn(service, town)).length;
  const towns = [...names]
    .filter(([town]) => town === chosen || count(town) > 0)
    .map(([town, name]) => ({ town, name, count: count(town) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return [{ town: undefined, name: '', count: count(undefined) }, ...towns];
}
