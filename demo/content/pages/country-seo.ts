import { type Localised, localise } from '#lib/localised.ts';
import { mapTexts } from '../../texts/word-list.ts';
import { translated } from '../../translations/translated.ts';

/** A part of the page of a country, found by what it is called. */
export type CountryBlock = { slug: string; type?: string; title?: Localised; html: Localised };

/** `{where}` is the country as it stands in a sentence. */
const alone = translated({ en: 'On your own {where}?', ru: 'Сами по себе {where}?' });
const toSee = translated({ en: 'More to see {where}:', ru: 'Что ещё посмотреть {where}:' });

/** Ways on from a country to its pages of one kind: the words before the link and behind it. */
export const seoBlocks = (where: Localised): CountryBlock[] => [
  {
    slug: 'hotels',
    type: 'seo',
    title: said(alone, where),
    html: {
      en: 'nights and boards without a flight, each with its price.',
      ru: 'ночи и питание без перелёта, у каждого варианта своя цена.',
    },
  },
  {
    slug: 'excursion-tours',
    type: 'seo',
    title: said(toSee, where),
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

const said = (title: Localised, where: Localised): Localised =>
  mapTexts(where, (words, locale) => localise(title, locale).replace('{where}', words));
