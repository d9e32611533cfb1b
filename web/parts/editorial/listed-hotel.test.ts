import { expect, test } from 'vitest';
import { listedHotel } from './listed-hotel.ts';

type Attribute = [name: string, kind: string, value?: string];

const hotelWith = (...attributes: Attribute[]) => ({
  hotel: {
    inc: 1,
    name: 'Marenza Palms',
    slug: '/hotels/turkey/hotels-of-marenza',
    stargname: '5*',
    compAttrs: attributes.map(([name, , value = '']) => ({ name, value })),
    attrs: attributes.map(([name, kind, value = '']) => ({ name, kind, value, link: 'wave' })),
    regionName: 'Side',
    stateName: 'Türkiye',
    image: null,
  },
});
const site = { hotelInsteadOfTour: false };

test('[S-2.14-12] a hotel leads to its tours, unless the site prefers hotels', () => {
  const palms = hotelWith();
  expect(listedHotel(palms, site).path).toBe('/tours/turkey/hotels-of-marenza');
  expect(listedHotel(palms, { hotelInsteadOfTour: true }).path).toBe('/hotels/turkey/hotels-of-marenza');
});

test('[S-2.14-10] the attribute Priority marks a hotel, and is not listed again', () => {
  const marked = listedHotel(hotelWith(['Priority', 'text'], ['Spa', 'flag']), site);
  expect(marked.isPriority).toBe(true);
  expect(marked.attributes.map(({ name }) => name)).toEqual(['Spa']);
  expect(listedHotel(hotelWith(['Spa', 'flag']), site).isPriority).toBe(false);
});

test('[S-2.14-11] only the first two attributes are shown', () => {
  const { attributes } = listedHotel(
    hotelWith(['Beach', 'distance', '50'], ['Spa', 'flag'], ['Gym', 'flag']),
    site,
  );
  expect(attributes.map(({ name }) => name)).toEqual(['Beach', 'Spa']);
});

test('[S-2.14-09] an entry has the star name, the region and the state', () => {
  expect(listedHotel(hotelWith(), site)).toMatchObject({ star: '5*', place: 'Side, Türkiye' });
});
