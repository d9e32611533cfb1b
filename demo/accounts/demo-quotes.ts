const paul = { by: 'paul.novak@sunny-shore.example', market: 'com' as const };
const anna = { by: 'anna.hill@sunny-shore.example', market: 'com' as const };
const ilze = { by: 'ilze.kalnina@sunny-shore.example', market: 'lv' as const };
const lena = { by: 'lena.moretti@blue-compass.example', market: 'com' as const };

const couple = { adults: 2, childAges: [], nights: 7 };
const family = { adults: 2, childAges: [8, 11], nights: 7 };

/** Quotes of the invented managers, the oldest first: of whatever the demo operator sells to the countries then. */
export const demoQuotes = [
  {
    ...paul,
    title: 'Autumn in the desert',
    client: 'Julia Brandt',
    locale: 'en',
    secondCurrency: 'USD',
    words: 'Three that have two rooms next to each other.',
    offers: [
      { country: 'AE', place: 1, departsInDays: 60, ...family, words: '' },
      { country: 'AE', place: 3, departsInDays: 62, ...family, words: 'The longest pool of the three.' },
      { country: 'EG', place: 4, departsInDays: 62, ...family, words: '' },
    ],
    madeDaysAgo: 12,
    validDays: 7,
    events: [{ hoursLater: 20, kind: 'opened' as const }],
  },
  {
    ...lena,
    title: 'A week without a plan',
    client: 'Giulia Conti',
    locale: 'en',
    secondCurrency: 'USD',
    words: '',
    offers: [
      {
        country: 'MV',
        place: 2,
        departsInDays: 70,
        ...couple,
        words: 'Quiet, and on the beach.',
      },
    ],
    madeDaysAgo: 6,
    validDays: 10,
    events: [],
  },
  {
    ...paul,
    title: 'A week of diving',
    client: 'Martin Weiss',
    locale: 'en',
    secondCurrency: 'USD',
    words: 'Both have a school of their own, and take your gear.',
    offers: [
      { country: 'EG', place: 2, departsInDays: 30, ...couple, words: 'The reef begins at the jetty.' },
      { country: 'MV', place: 1, departsInDays: 32, ...couple, words: '' },
    ],
    madeDaysAgo: 4,
    validDays: 7,
    events: [
      { hoursLater: 3, kind: 'opened' as const },
      { hoursLater: 3.1, kind: 'marked' as const, offer: 0 },
    ],
  },
  {
    ...ilze,
    title: 'Saule decembrī',
    client: 'Jānis Ozols',
    locale: 'lv',
    secondCurrency: 'USD',
    words: 'Abi izlido no rīta.',
    offers: [
      { country: 'TR', place: 2, departsInDays: 40, adults: 2, childAges: [5], nights: 7, words: '' },
      {
        country: 'EG',
        place: 1,
        departsInDays: 41,
        adults: 2,
        childAges: [5],
        nights: 7,
        words: 'Silts baseins bērniem.',
      },
    ],
    madeDaysAgo: 3,
    validDays: 7,
    events: [
      { hoursLater: 2, kind: 'opened' as const },
      {
        hoursLater: 2.3,
        kind: 'asked' as const,
        offer: 1,
        words: 'Vai baseins ir silts arī vakarā?',
        contact: 'janis.ozols@mail.example',
      },
    ],
  },
  {
    ...paul,
    title: 'Море для троих',
    client: 'Vera Sokolova',
    locale: 'ru',
    secondCurrency: 'USD',
    words: 'Кроватку поставят в любом из них.',
    offers: [
      {
        country: 'TR',
        place: 3,
        departsInDays: 45,
        adults: 2,
        childAges: [1],
        nights: 7,
        words: 'Вид на море из всех номеров.',
      },
      { country: 'TR', place: 1, departsInDays: 45, adults: 2, childAges: [1], nights: 7, words: '' },
    ],
    madeDaysAgo: 2,
    validDays: 7,
    events: [
      { hoursLater: 5, kind: 'opened' as const },
      { hoursLater: 5.2, kind: 'marked' as const, offer: 0 },
      {
        hoursLater: 5.5,
        kind: 'asked' as const,
        offer: 0,
        words: 'Далеко ли от отеля до пляжа с коляской?',
        contact: 'vera.sokolova@mail.example',
      },
    ],
  },
  {
    ...anna,
    title: 'Honeymoon',
    client: 'Sofia Lindqvist',
    locale: 'en',
    secondCurrency: 'USD',
    words: '',
    offers: [{ country: 'MV', place: 2, departsInDays: 50, ...couple, words: '' }],
    madeDaysAgo: 1,
    validDays: 7,
    isDraft: true,
    events: [],
  },
];
