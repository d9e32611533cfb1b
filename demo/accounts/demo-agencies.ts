import { premiumPlan } from '../commission.ts';

/** Agencies of the demo operator, and the people who sign in there. Head offices stand before their branches. */
export const demoAgencies = [
  {
    name: 'Sunny Shore Travel',
    email: 'office@sunny-shore.example',
    secondEmail: 'booking@sunny-shore.example',
    market: 'com',
    isFta: false,
    groups: [220, 373],
    commissionPlan: premiumPlan,
    company: {
      latinName: 'Sunny Shore Travel Ltd',
      director: 'Anna Hill',
      ownership: 'limited',
      taxation: 'vat',
      country: 'LV',
      language: 'en',
      legalAddress: 'Seaside Avenue 12, Jūrmala, LV-2015',
      actualAddress: 'Seaside Avenue 12, ground floor, Jūrmala',
    },
    people: [
      { name: 'Anna Hill', email: 'anna.hill@sunny-shore.example', alias: 'AHILL', is: 'administrator' },
      {
        name: 'Paul Novak',
        email: 'paul.novak@sunny-shore.example',
        alias: 'PNOVAK',
        is: 'manager',
        marksUp: true,
      },
      { name: 'Victor Lang', email: 'victor.lang@sunny-shore.example', alias: 'VLANG', is: 'banned' },
    ],
  },
  {
    name: 'Sunny Shore Riga',
    email: 'riga@sunny-shore.example',
    secondEmail: '',
    market: 'lv',
    headOffice: 'Sunny Shore Travel',
    isFta: false,
    groups: [815],
    people: [
      {
        name: 'Ilze Kalniņa',
        email: 'ilze.kalnina@sunny-shore.example',
        alias: 'IKALN',
        is: 'manager',
        ignoresAuthorLogin: true,
      },
      { name: 'Марк Орлов', email: 'mark.orlov@sunny-shore.example', alias: 'MORLOV', is: 'manager' },
    ],
  },
  {
    name: 'Blue Compass',
    email: 'hello@blue-compass.example',
    secondEmail: '',
    market: 'com',
    isFta: true,
    groups: [871],
    markup: 300,
    people: [
      { name: 'Lena Moretti', email: 'lena.moretti@blue-compass.example', alias: 'LMOR', is: 'manager' },
      {
        name: 'Nora Lind',
        email: 'nora.lind@blue-compass.example',
        alias: 'NLIND',
        is: 'manager',
        alsoOf: 'Sunny Shore Riga',
      },
    ],
  },
] as const;

/** What the groups of agencies are called. */
export const demoAgencyGroups = [
  { inc: 220, name: 'Chosen partners' },
  { inc: 373, name: 'Loyal partners' },
  { inc: 488, name: 'Loyal partners abroad' },
  { inc: 815, name: 'Partners with a rating' },
  { inc: 871, name: 'Marketing' },
] as const;

/** Who travels, and signs in on the consumer sites. */
export const demoTravellers = [
  {
    name: 'Olivia Berg',
    email: 'olivia.berg@traveller.example',
    saved: [
      { name: 'Olivia Berg', born: '1988-04-17' },
      { name: 'Emil Berg', born: '2019-09-02' },
    ],
  },
] as const;
