import type { CityAnswer } from '#calls/content-cities.ts';
import { deriveCities, type OriginOf } from './city.ts';

/** A city of the call's answer: `moscow` of the market `ru` unless told otherwise. */
export const cityAnswer = ({
  market = 'ru',
  invariantName = 'Москва',
  ...fields
}: Partial<CityAnswer> & { market?: string; invariantName?: string } = {}): CityAnswer => ({
  slug: fields.secondLevel ?? 'moscow',
  title: 'Moscow',
  isActive: true,
  country: 'Russia',
  countryCode: 'ru',
  regionOffice: false,
  samoId: 2,
  secondLevel: 'moscow',
  mainCity: false,
  isUseAsLink: false,
  showName: false,
  properties: { main: { market }, seo: { invariantName } },
  ...fields,
});

/** Sites of the markets ru, pl and kz; no other market has one. */
export const origins: OriginOf = (market, city) =>
  ['ru', 'pl', 'kz'].includes(market) ? `https://${city ? `${city}.` : ''}site.${market}` : undefined;

export const fiveCities: CityAnswer[] = [
  cityAnswer({ mainCity: true }),
  cityAnswer({ secondLevel: 'spb', title: 'Saint Petersburg', samoId: 3, invariantName: 'Санкт-Петербург' }),
  cityAnswer({
    secondLevel: 'kazan',
    title: 'Kazan',
    samoId: 5,
    invariantName: 'Казань',
    isUseAsLink: true,
    regionOffice: true,
    showName: true,
  }),
  cityAnswer({
    market: 'pl',
    secondLevel: 'warsaw',
    title: 'Warsaw',
    samoId: 23,
    country: 'Poland',
    countryCode: 'pl',
    invariantName: 'Warszawa',
    mainCity: true,
  }),
  cityAnswer({
    market: 'kz',
    secondLevel: 'almaty',
    title: 'Almaty',
    samoId: 12,
    country: 'Kazakhstan',
    countryCode: 'kz',
    invariantName: 'Алматы',
    mainCity: true,
  }),
];

export const cities = deriveCities(fiveCities, origins);
