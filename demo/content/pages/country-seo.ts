import type { Localised } from '#lib/localised.ts';

/** A part of the page of a country, found by what it is called. */
export type CountryBlock = { slug: string; type?: string; title?: Localised; html: Localised };

/** Ways on from a country to its pages of one kind: the words before the link and behind it. */
export const seoBlocks = ({ en, ru }: Localised): CountryBlock[] => [
  {
    slug: 'hotels',
    type: 'seo',
    title: { en: `On your own ${en}?`, ru: `Сами по себе ${ru}?` },
    html: {
      en: 'nights and boards without a flight, each with its price.',
      ru: 'ночи и питание без перелёта, у каждого варианта своя цена.',
    },
  },
  {
    slug: 'excursion-tours',
    type: 'seo',
    title: { en: `More to see ${en}:`, ru: `Что ещё посмотреть ${ru}:` },
    html: { en: 'every day a new place, with a guide.', ru: 'каждый день новое место, с гидом.' },
  },
  {
    slug: 'excursion',
    type: 'seo',
    title: { en: 'A day off the beach:', ru: 'День без пляжа:' },
    html: { en: 'what there is to see nearby.', ru: 'что посмотреть поблизости.' },
  },
  {
    slug: 'resort',
    type: 'seo',
    title: { en: 'Not sure where to stay?', ru: 'Не знаете, где остановиться?' },
    html: { en: 'what is sold in each of them.', ru: 'и что продаётся в каждом.' },
  },
];
