import { expect, test } from 'vitest';
import { placesMoment } from './places-moment.test-data.ts';
import { suggestPlaces } from './suggest-places.ts';

const moment = placesMoment({
  AT: [{ name: { en: 'Tyrol', ru: 'Тироль' } }],
  AU: [{ name: { en: 'Queensland', ru: 'Квинсленд' } }],
  TR: [
    { name: { en: 'Side', ru: 'Сиде' }, hotels: { 'Alba Side': 40, 'Side Star': 12, 'Kemer Palace': 7 } },
    { name: { en: 'Kemer', ru: 'Кемер' } },
  ],
  EG: [{ name: { en: 'Hurghada', ru: 'Хургада' }, hotels: { 'Грецкий Орех': 3 } }],
  GR: [{ name: { en: 'Crete', ru: 'Крит' } }],
  GB: [{ name: { en: 'Cornwall', ru: 'Корнуолл' } }],
  HU: [{ name: { en: 'Balaton', ru: 'Балатон' } }],
  IT: [{ name: { en: 'Venice', ru: 'Венеция' } }],
  KR: [{ name: { en: 'Jeju', ru: 'Чеджудо' } }],
  AE: [{ name: { en: 'Dubai', ru: 'Дубай' } }],
});

const suggested = (text: string, locale: string) =>
  suggestPlaces(moment, { market: 'com', townFrom: 1, text, locale, onlyLatin: false }).map(
    ({ name, type }) => `${type} ${name[locale] ?? name.en}`,
  );

test.each([
  ['ru', 'тур', 'state Турция'],
  ['ru', 'ТУРЦ', 'state Турция'],
  ['ru', 'tur', 'state Турция'],
  ['ru', 'neh', 'state Турция'],
  ['ru', 'авс', 'state Австралия'],
  ['ru', 'австри', 'state Австрия'],
  ['ru', 'ита', 'state Италия'],
  ['ru', 'британия', 'state Великобритания'],
  ['ru', 'брит', 'state Великобритания'],
  ['ru', 'коре', 'state Республика Корея'],
  ['ru', 'сид', 'region Сиде'],
  ['ru', 'kem', 'region Кемер'],
  ['ru', 'грец', 'state Греция'],
  ['ru', 'greece', 'state Греция'],
  ['ru', 'мысыр', 'state Египет'],
  ['kk', 'түр', 'state Түркия'],
  ['kk', 'тур', 'state Түркия'],
  ['kk', 'мыс', 'state Мысыр'],
  ['kk', 'египет', 'state Мысыр'],
  ['kk', 'греция', 'state Грекия'],
  ['tr', 'tür', 'state Türkiye'],
  ['tr', 'tur', 'state Türkiye'],
  ['tr', 'avu', 'state Avustralya'],
  ['tr', 'avustury', 'state Avusturya'],
  ['tr', 'mis', 'state Mısır'],
  ['tr', 'ита', 'state İtalya'],
  ['pl', 'tur', 'state Turcja'],
  ['pl', 'wlo', 'state Włochy'],
  ['pl', 'austri', 'state Austria'],
  ['pl', 'ita', 'state Włochy'],
  ['pl', 'gre', 'state Grecja'],
  ['en', 'tur', 'state Türkiye'],
  ['en', 'ita', 'state Italy'],
  ['en', 'ven', 'region Venice'],
  ['en', 'emi', 'state United Arab Emirates'],
  ['en', 'törö', 'state Türkiye'],
])('on a page in %s, the first that %j finds is %s [W-2.9-38] [W-5-31]', (locale, text, first) => {
  expect(suggested(text, locale)[0]).toBe(first);
});

test('a country whose name in another language only has the text inside is not suggested beside one that begins with it', () => {
  expect(suggested('тур', 'ru')).toEqual(['state Турция']); // Austria is Avusturya in Turkish
  expect(suggested('sturya', 'ru')).toEqual(['state Австрия']);
  expect(suggested('енгр', 'en')).toEqual(['state Hungary']); // Венгрия
  expect(suggested('рнуо', 'ru').slice(0, 1)).toEqual(['region Корнуолл']);
});

test('what is as near stands by type and by name, whichever is more popular [W-2.9-39]', () => {
  expect(suggested('side', 'en')).toEqual(['region Side', 'town Side', 'hotel Alba Side', 'hotel Side Star']);
});

test('of more than there is room for, the nearest are kept, and of those the ones with most guests', () => {
  const rated = Array.from({ length: 14 }, (_, number) => [`Grand ${number + 10}`, number]);
  const many = placesMoment({
    TR: [{ name: { en: 'Side', ru: 'Сиде' }, hotels: { ...Object.fromEntries(rated), 'Alba Grand': 99 } }],
  });
  const kept = suggestPlaces(many, {
    market: 'com',
    townFrom: 1,
    text: 'grand',
    locale: 'en',
    onlyLatin: false,
  });
  expect(kept.map(({ name }) => name.en)).toEqual(
    Array.from({ length: 10 }, (_, number) => `Grand ${number + 14}`),
  );
});

const mallorca = placesMoment({
  ES: [
    {
      name: { en: "Cala d'Or", ru: 'Кала-д’Ор' },
      hotels: {
        'Hotel Cala d’Or Gardens': 20,
        'Inturotel Cala dʼOr Park': 10,
        'Escalador Cala': 90,
        'Ses Roques': 5,
      },
    },
    {
      name: { en: 'Sóller', ru: 'Сольер' },
      hotels: {
        'Hotel Roc Blanc': 9,
        'Roc Beach': 8,
        'Sun & Moon Palace': 7,
        'Sol i Mar': 6,
        'Spa and Golf': 5,
      },
    },
  ],
  MT: [{ name: { en: 'Mellieħa', ru: 'Меллиха' } }],
  GR: [{ name: { en: 'Crete', el: 'Κρήτη', ru: 'Крит' } }],
});

const foundIn = (text: string, locale = 'en') =>
  suggestPlaces(mallorca, { market: 'com', townFrom: 1, text, locale, onlyLatin: false }).map(
    ({ name, type }) => `${type} ${name.en}`,
  );

test.each([
  "cala d'or",
  'Cala d’Or',
  'cala dʼor',
  'cala d`or',
  'cala d´or',
  'CALA DOR',
  'cála d or',
  "cala d'o",
])('%j finds the town and the hotels that have these words, wherever in their names', (text) => {
  expect(foundIn(text)).toEqual([
    "region Cala d'Or",
    "town Cala d'Or",
    'hotel Hotel Cala d’Or Gardens',
    'hotel Inturotel Cala dʼOr Park',
  ]);
});

test.each([
  ['roc', ['hotel Hotel Roc Blanc', 'hotel Roc Beach', 'hotel Ses Roques']],
  ['roc blanc', ['hotel Hotel Roc Blanc']],
  ['rocblanc', ['hotel Hotel Roc Blanc']],
  ['hotel roc blanc', ['hotel Hotel Roc Blanc']],
  ['hotel roc beach', ['hotel Roc Beach']],
  ['отель roc beach', ['hotel Roc Beach']],
  ['sun & moon', ['hotel Sun & Moon Palace']],
  ['sun and moon', ['hotel Sun & Moon Palace']],
  ['sun and mo', ['hotel Sun & Moon Palace']],
  ['sun an', ['hotel Sun & Moon Palace']],
  ['sun moon', ['hotel Sun & Moon Palace']],
  ['sun + moon', ['hotel Sun & Moon Palace']],
  ['sun и moon', ['hotel Sun & Moon Palace']],
  ['sun ve moon', ['hotel Sun & Moon Palace']],
  ['sol & mar', ['hotel Sol i Mar']],
  ['sol and mar', ['hotel Sol i Mar']],
  ['spa&golf', ['hotel Spa and Golf']],
  ['spa golf', ['hotel Spa and Golf']],
  ['soller', ['region Sóller', 'town Sóller']],
  ['söllér', ['region Sóller', 'town Sóller']],
  ['mellieha', ['region Mellieħa', 'town Mellieħa']],
  ['κρητη', ['region Crete', 'town Crete']],
])('%j finds %j', (text, expected) => {
  expect(foundIn(text)).toEqual(expected);
});
