import { expect, test } from 'vitest';
import { officeOf } from './office.ts';
import type { PartnerAnswer } from './partners.ts';

const received = (own: Partial<PartnerAnswer> = {}): PartnerAnswer => ({
  inc: 11,
  name: 'Solstice Sokol',
  officialname: 'Solstice Retail LLC',
  city: 'Moscow',
  townInc: 2,
  country: '',
  district: 'Sokol District',
  metro: 'Sokol',
  metroline: 'Zamoskvoretskaya',
  hex: '#2dbe2c',
  faddress: '7 Leningradsky Ave',
  latitude: 55.8,
  longitude: 37.5,
  phones1: '+7 (495) 000-00-11; 8 800 000 00 12;',
  email1: 'one@solstice.example ;two@solstice.example',
  notavail_wheretobuy: false,
  partnerDescription: {
    partnerGalleries: [{ image: '/media/front.svg', url: '' }],
    partnerFiles: [
      { type: 'image/webp', title: 'Diploma', url: '/d.webp' },
      { type: 'application/pdf', title: 'Rules', url: '/r.pdf' },
      { type: 'x-image/webp', title: 'Odd', url: '/o.webp' },
      { type: 'image', title: 'Licence', url: '/l' },
    ],
    partnerDescriptionContents: { description: '<p>Here</p>', summary: '<p>Best</p>' },
  },
  partnerProperties: [
    { type: 12, value: 'https://elsewhere.example' },
    { type: 351, value: 'https://chat.example/sokol' },
  ],
  workTimes: [{ workTime: '10:00–20:00', name: 'Mon', lName: 'Monday' }],
  workers: 'Anna, Ivan',
  ...own,
});
const flags = { showMetro: true, officeBrandTitle: false, officeMessengerLink: true };
const brand = { shortName: 'Solstice' };
const derived = (own: Partial<PartnerAnswer> = {}, changed: Partial<typeof flags> = {}) =>
  officeOf(received(own), { flags: { ...flags, ...changed }, brand });

test('an office is derived from what was received [S-3.15-03]', () => {
  const workTime = { kind: 'hours', lines: [{ days: 'Mon', hours: '10:00–20:00' }] };
  expect(derived()).toEqual({
    inc: 11,
    townInc: 2,
    city: 'Moscow',
    title: 'Solstice Sokol',
    officialName: 'Solstice Retail LLC',
    address: '7 Leningradsky Ave',
    coordinates: [55.8, 37.5],
    email: 'one@solstice.example',
    isClosed: false,
    metroName: 'Sokol',
    place: 'Sokol',
    placeMarkColor: '#2dbe2c',
    officeDescription: '<p>Here</p>',
    achievementsDescription: '<p>Best</p>',
    officeImages: [{ image: '/media/front.svg', url: '' }],
    photoCertificates: [
      { title: 'Diploma', url: '/d.webp' },
      { title: 'Licence', url: '/l' },
    ],
    workers: 'Anna, Ivan',
    visible: { address: '7 Leningradsky Ave', workTime },
    hidden: {
      phones: [
        { text: '+7 (495) 000-00-11', href: 'tel:+74950000011' },
        { text: '8 800 000 00 12', href: 'tel:88000000012' },
      ],
      messengerLink: 'https://chat.example/sokol',
      emails: [
        { text: 'one@solstice.example', href: 'mailto:one@solstice.example' },
        { text: 'two@solstice.example', href: 'mailto:two@solstice.example' },
      ],
      officialName: 'Solstice Retail LLC',
    },
  });
});

test('the place is the metro, else the district, and only where the site shows the metro [S-3.15-04]', () => {
  expect(derived({ metro: '' })).toMatchObject({ place: 'Sokol District', placeMarkColor: '' });
  expect(derived({}, { showMetro: false })).toMatchObject({
    place: '',
    placeMarkColor: '',
    metroName: 'Sokol',
  });
});

test('the title is the name of the office, or by a flag the short brand [S-3.15-05]', () => {
  expect(derived().title).toBe('Solstice Sokol');
  expect(derived({}, { officeBrandTitle: true }).title).toBe('Solstice');
});

test('certificates are the files whose type starts with image [S-3.15-06]', () => {
  expect(derived().photoCertificates.map(({ title }) => title)).toEqual(['Diploma', 'Licence']);
});

test('the property of type 351 is the link to the messenger, where the site shows it [S-3.15-02]', () => {
  const linkOf = (value: string) =>
    derived({ partnerProperties: [{ type: 351, value }] }).hidden.messengerLink;
  expect(linkOf('https://chat.example')).toBe('https://chat.example');
  expect(linkOf('HTTPS://chat.example')).toBe('HTTPS://chat.example');
  expect(linkOf('javascript:alert(1)//https://chat.example')).toBeUndefined();
  expect(derived({ partnerProperties: [] }).hidden.messengerLink).toBeUndefined();
  expect(derived({}, { officeMessengerLink: false }).hidden.messengerLink).toBeUndefined();
});

test('what is not known is left out', () => {
  for (const half of [{ latitude: null }, { longitude: null }])
    expect(derived(half).coordinates).toBeUndefined();
  expect(derived({ latitude: 0, longitude: 0 }).coordinates).toEqual([0, 0]);
  for (const hex of ['red;', '#2dbe2c;background:url(//x)', 'x#2dbe2c'])
    expect(derived({ hex }).placeMarkColor).toBe('');
  expect(derived({ phones1: '', email1: '' })).toMatchObject({
    email: '',
    hidden: { phones: [], emails: [] },
  });
});

test('an office that sells nothing for now is closed, and is told with all of its contacts', () => {
  const { isClosed, visible, hidden } = derived({ notavail_wheretobuy: true });
  expect([isClosed, visible.workTime]).toEqual([true, { kind: 'closed' }]);
  expect(hidden).toEqual(derived().hidden);
});
