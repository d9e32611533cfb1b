import { hotelAttribute } from '#lib/attribute-numbers.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import type { ComparedHotel } from './load-compared.ts';

/** What hotels are compared by: the same fact of each of them, in their order. */
export type CompareRow = {
  id: string;
  title: string;
  shape: 'price' | 'stars' | 'text' | 'flag';
  /** In words; empty is not known. A flag is `1` or empty. */
  cells: string[];
  /** Not all of them have the same to say. */
  differs: boolean;
};

type Words = { t: Translate; format: Format };
type Said = Pick<CompareRow, 'id' | 'title'> & {
  shape?: CompareRow['shape'];
  of: (hotel: ComparedHotel) => string | undefined;
};

/** The rows of a comparison: the price for the trip first, then what the catalogue knows of any of the hotels. */
export const compareRows = (hotels: readonly ComparedHotel[], words: Words): CompareRow[] =>
  [...ownRows(words), ...attributeRows(hotels, words)]
    .map(({ id, title, shape = 'text', of }) => {
      const cells = hotels.map((hotel) => of(hotel) ?? '');
      return { id, title, shape, cells, differs: new Set(cells).size > 1 };
    })
    .filter(({ shape, cells }) => shape === 'price' || cells.some(Boolean));

function metresOf({ attributes }: ComparedHotel, attribute: number): number | undefined {
  const value = attributes.find(({ inc }) => inc === attribute)?.value ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

function ownRows({ t, format }: Words): Said[] {
  const far = (hotel: ComparedHotel, attribute: number) => {
    const metres = metresOf(hotel, attribute);
    return metres === undefined ? undefined : format.distance(metres);
  };
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
  return [
    {
      id: 'price',
      title: t('compare.fact.price'),
      shape: 'price',
      of: ({ price }) => price && `${price.price} ${price.currency}`,
    },
    { id: 'meals', title: t('compare.fact.meals'), of: ({ price }) => price?.mealName },
    { id: 'room', title: t('compare.fact.room'), of: ({ price }) => price?.roomName },
    { id: 'place', title: t('compare.fact.place'), of: ({ place }) => place },
    { id: 'stars', title: t('compare.fact.stars'), shape: 'stars', of: ({ star }) => star },
    {
      id: 'rating',
      title: t('compare.fact.rating'),
      of: ({ rating, ratingCount: count }) =>
        rating === null ? undefined : joined(format.rating(rating), t('compare.fact.guests', { count })),
    },
    { id: 'sea', title: t('compare.fact.sea'), of: (hotel) => far(hotel, hotelAttribute.beach) },
    {
      id: 'airport',
      title: t('compare.fact.airport'),
      of: (hotel) => joined(far(hotel, hotelAttribute.airport), hotel.airportName),
    },
    { id: 'centre', title: t('compare.fact.centre'), of: (hotel) => far(hotel, hotelAttribute.centre) },
    { id: 'renewed', title: t('compare.fact.renewed'), of: ({ renovatedYear }) => written(renovatedYear) },
    { id: 'built', title: t('compare.fact.built'), of: ({ builtYear }) => written(builtYear) },
    {
      id: 'rooms',
      title: t('compare.fact.roomCount'),
      of: ({ roomCount: count }) => (count === null ? undefined : t('compare.fact.rooms', { count })),
    },
  ];
}

const written = (year: number | null) => (year === null ? undefined : `${year}`);

const ownDistances: readonly number[] = [hotelAttribute.beach, hotelAttribute.airport, hotelAttribute.centre];

/** One for each attribute that any of the hotels has, as the operator calls it. */
function attributeRows(hotels: readonly ComparedHotel[], { format }: Words): Said[] {
  const known = new Map(hotels.flatMap(({ attributes }) => attributes.map((each) => [each.inc, each])));
  return [...known.values()]
    .filter(({ inc }) => !ownDistances.includes(inc))
    .map(({ inc, name, kind }) => ({
      id: `${inc}`,
      title: name,
      shape: kind === 'flag' ? 'flag' : 'text',
      of: ({ attributes }) => {
        const has = attributes.find((each) => each.inc === inc);
        if (kind === 'flag') return has && '1';
        return has && kind === 'distance' && /^\d+$/.test(has.value)
          ? format.distance(Number(has.value))
          : has?.value;
      },
    }));
}
