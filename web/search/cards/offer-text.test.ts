import { expect, test } from 'vitest';
import type { OfferAnswer } from '#calls/offer-fields.ts';
import { createFormat } from '#texts/format.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { offerText } from './offer-text.ts';

const offer = {
  hotelName: 'Marenza Palms Resort',
  roomName: 'Double, garden view',
  rooms: [{ roomName: 'Double, garden view', countedAs: null }],
  price: 2185,
  currency: 'EUR',
  checkIn: '2027-06-12',
  checkOut: '2027-06-19',
  nights: 7,
  adult: 2,
  child: 1,
  mealName: 'All inclusive',
  stateName: 'Türkiye',
} as OfferAnswer; // only what the text speaks of

test('the text names hotel, room, price, days, nights, party, meal, country and city [W-2.11-71]', () => {
  const translator = testTranslator('en');
  const format = createFormat({ currency: 'EUR', dateFormat: 'DD.MM.YYYY' }, translator);
  expect(offerText(offer, 'Riga', { t: translator.t, format })).toEqual([
    'Hotel: Marenza Palms Resort',
    'Room: Double, garden view',
    'Price: €2,185',
    'Check-in: 12 June 2027',
    'Check-out: 19 June 2027',
    'Nights: 7',
    'Adults: 2',
    'Children: 1',
    'Meal: All inclusive',
    'Country: Türkiye',
    'City: Riga',
  ]);
});

test('the text of several rooms says who sleeps in which', () => {
  const translator = testTranslator('en');
  const format = createFormat({ currency: 'EUR', dateFormat: 'DD.MM.YYYY' }, translator);
  const room = (roomName: string, adult: number): OfferAnswer['rooms'][number] => ({
    roomInc: adult,
    roomName,
    accommodationName: 'DBL',
    adult,
    child: 0,
    ages: [],
    countedAs: null,
  });
  const rooms = [room('Double', 2), room('Single', 1)];
  const lines = offerText({ ...offer, rooms }, '', { t: translator.t, format });
  expect(lines.slice(1, 4)).toEqual([
    'Room: 2 rooms: Double + Single',
    'Room 1: Double, 2 adults',
    'Room 2: Single, 1 adult',
  ]);
});
