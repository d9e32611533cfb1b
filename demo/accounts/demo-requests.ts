/** Requests that the invented managers have sent: about whatever the demo operator sells to the country then. */
export const demoRequests = [
  {
    ...paul('Vera Sokolova', 'Sea view, and a cot for the little one, please.'),
    country: 'TR',
    place: 3,
    departsInDays: 45,
    nights: 7,
    adults: 2,
    childAges: [1],
    sentDaysAgo: 1,
    after: [],
  },
  {
    ...paul('Martin Weiss', 'They come with their own diving gear.'),
    country: 'EG',
    place: 2,
    departsInDays: 30,
    nights: 7,
    adults: 2,
    childAges: [],
    sentDaysAgo: 3,
    after: [
      {
        daysLater: 1,
        state: 'answered',
        words: 'The hotel confirms the late check-out.',
        isOfOperator: true,
      },
    ],
  },
  {
    ...paul('Julia Brandt', 'Two rooms next to each other.'),
    country: 'AE',
    place: 4,
    departsInDays: 62,
    nights: 7,
    adults: 2,
    childAges: [8, 11],
    sentDaysAgo: 9,
    after: [
      {
        daysLater: 1,
        state: 'answered',
        words: 'Two rooms with a door between them are kept.',
        isOfOperator: true,
      },
      { daysLater: 4, words: 'Called: they decide after the weekend.' },
      { daysLater: 8, state: 'closed', words: 'They stay at home this year.' },
    ],
  },
  {
    ...paul('Oleg Marchenko', 'Is there a ground-floor room without stairs?'),
    country: 'TH',
    place: 2,
    departsInDays: 75,
    nights: 10,
    adults: 2,
    childAges: [],
    sentDaysAgo: 20,
    after: [{ daysLater: 2, state: 'answered', words: 'There is, in the garden wing.', isOfOperator: true }],
  },
  {
    ...anna('Sofia Lindqvist', 'A honeymoon: is there something for that?'),
    country: 'MV',
    place: 2,
    departsInDays: 50,
    nights: 7,
    adults: 2,
    childAges: [],
    sentDaysAgo: 2,
    after: [],
  },
  {
    ...anna('Company outing of Hellwig & Sons', 'Ten rooms later; this one first.'),
    country: 'TR',
    place: 6,
    departsInDays: 90,
    nights: 7,
    adults: 2,
    childAges: [],
    sentDaysAgo: 34,
    after: [{ daysLater: 3, state: 'closed', words: 'They have chosen another week.' }],
  },
  {
    ...ilze('Jānis Ozols', 'Lidojums no rīta, ja iespējams.'),
    country: 'TR',
    place: 2,
    departsInDays: 40,
    nights: 7,
    adults: 2,
    childAges: [5],
    sentDaysAgo: 4,
    after: [{ daysLater: 1, state: 'answered', words: 'Rīta lidojumā ir trīs vietas.', isOfOperator: true }],
  },
  {
    ...ilze('Мария Петрова', 'Нужен номер для некурящих.'),
    country: 'EG',
    place: 3,
    departsInDays: 35,
    nights: 7,
    adults: 1,
    childAges: [],
    sentDaysAgo: 0,
    after: [],
  },
] as const;

function paul(name: string, words: string) {
  return { by: 'paul.novak@sunny-shore.example', market: 'com' as const, client: client(name), words };
}

function anna(name: string, words: string) {
  return { by: 'anna.hill@sunny-shore.example', market: 'com' as const, client: client(name), words };
}

function ilze(name: string, words: string) {
  return { by: 'ilze.kalnina@sunny-shore.example', market: 'lv' as const, client: client(name), words };
}

/** Nobody is reached there. */
function client(name: string) {
  return { name, phone: '', email: 'client@mail.example' };
}
