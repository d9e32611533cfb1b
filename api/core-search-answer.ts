import type { z } from 'zod';
import type { searchAnswer } from '#calls/search-answer.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import type { Facets } from '#domain/offers/search-hotels.ts';
import { minorPerUnit } from '#lib/money.ts';
import type { Texts } from './core-texts.ts';

export type SearchAnswer = z.output<typeof searchAnswer>;

/** Rows of an answer: those of the page, and what is said of all. */
export type Rows = Omit<SearchAnswer, 'result' | 'claimed'> & {
  total: number;
  minMinor: number | null;
  maxMinor: number | null;
  hotelsPriced: number;
};

/** Whole units of an amount that may be missing. */
export const unitsOf = (minor: number | null) => (minor === null ? null : minor / minorPerUnit);

/** The facets with their names, in the order of the lists they belong to. */
export function facetsAnswer(facets: Facets, directory: Directory, text: Texts): SearchAnswer['facets'] {
  const { stars, meals, regions, attributes } = directory;
  const named = (counts: Map<number, number>, nameOf: (id: number) => string | undefined) =>
    [...counts].flatMap(([value, count]) => {
      const name = nameOf(value);
      return name === undefined ? [] : [{ value, name, count }];
    });
  const position =
    (entries: Map<number, { position: number }>) => (a: { value: number }, b: { value: number }) =>
      (entries.get(a.value)?.position ?? 0) - (entries.get(b.value)?.position ?? 0);
  const filterable = (id: number) => {
    const attribute = attributes.get(id);
    return attribute?.isFilter ? text(attribute.name) : undefined;
  };
  const regionName = (id: number) => {
    const region = regions.get(id);
    return region && text(region.name);
  };
  const mealName = (id: number) => {
    const meal = meals.get(id);
    return meal && text(meal.name);
  };
  return {
    stars: named(facets.stars, (id) => stars.get(id)?.name).sort(position(stars)),
    meals: named(facets.meals, mealName).sort(position(meals)),
    regions: named(facets.regions, regionName).sort((a, b) => names.compare(a.name, b.name)),
    attributes: named(facets.attributes, filterable).sort(position(attributes)),
    instant: facets.instant,
    charter: facets.charter,
    regular: facets.regular,
    price: {
      min: facets.price.minMinor / minorPerUnit,
      max: facets.price.maxMinor / minorPerUnit,
      buckets: facets.price.buckets,
    },
  };
}

/** Made once: a collator costs more than a sort. */
const names = new Intl.Collator();
