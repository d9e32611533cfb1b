import { expect, test } from 'vitest';
import { officeOf } from '#calls/office.ts';
import type { PartnerAnswer } from '#calls/partners.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { localBusiness } from './local-business.ts';

const received: PartnerAnswer = {
  inc: 11,
  name: 'Solstice Sokol',
  officialname: '',
  city: 'Moscow',
  townInc: 2,
  country: '',
  district: '',
  metro: '',
  metroline: '',
  hex: '',
  faddress: '7 Leningradsky Ave',
  latitude: 55.8,
  longitude: 37.5,
  phones1: '+7 (495) 000-00-11',
  email1: 'one@solstice.example',
  notavail_wheretobuy: false,
  partnerDescription: {
    partnerGalleries: [{ image: '/media/front.svg', url: '' }],
    partnerFiles: [],
    partnerDescriptionContents: { description: '', summary: '' },
  },
  partnerProperties: [],
  workTimes: [],
  workers: 'Anna',
};
const origin = 'https://solstice.example';

function businessOf(own: Partial<PartnerAnswer> = {}) {
  const office = { ...received, ...own };
  const place = { url: `${origin}/o/11`, origin, brand: 'Solstice Travel', country: 'RU' };
  return localBusiness(officeOf(office, defaultSite), office, place);
}

const hoursOf = (workTime: string, isClosed = false) =>
  businessOf({
    notavail_wheretobuy: isClosed,
    workTimes: [{ workTime, name: 'Mo', lName: 'Monday' }],
  }).openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]);

const monday = 'https://schema.org/Monday';

test('a search engine is told where an office is and how it is reached, and nobody who works there', () => {
  const business = businessOf();
  expect(business).toMatchObject({
    name: 'Solstice Sokol',
    legalName: undefined,
    image: ['https://solstice.example/media/front.svg'],
    telephone: ['+74950000011'],
    email: ['one@solstice.example'],
    address: { streetAddress: '7 Leningradsky Ave', addressLocality: 'Moscow', addressCountry: 'RU' },
    geo: { latitude: 55.8, longitude: 37.5 },
  });
  expect(businessOf({ country: 'DE' }).address.addressCountry).toBe('DE');
  expect(JSON.stringify(business)).not.toContain('Anna');
  expect(businessOf({ latitude: null }).geo).toBeUndefined();
});

test('it is told each time that an office opens, over a break and past midnight too', () => {
  expect(hoursOf('10:00–19:00')).toEqual([[monday, '10:00', '19:00']]);
  expect(hoursOf('9:00-14:00, 15:00-19:00')).toEqual([
    [monday, '09:00', '14:00'],
    [monday, '15:00', '19:00'],
  ]);
  expect(hoursOf('20:00–04:00')).toEqual([[monday, '20:00', '04:00']]);
  for (const words of ['by appointment', 'from 10:00']) expect(hoursOf(words)).toEqual([]);
});

test('a closed office opens at no time', () => {
  expect(hoursOf('10:00–19:00', true)).toEqual([]);
});
