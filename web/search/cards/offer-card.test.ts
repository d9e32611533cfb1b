import { expect, test } from 'vitest';
import { testTranslator } from '#texts/test-translator.ts';
import { offerLink } from '../query/detail-address.ts';
import { offerCard } from './offer-card.ts';
import { makeOffer } from './offer-maker.test-data.ts';

const place = testTranslator('en');
const cardOf = (differs: Parameters<typeof makeOffer>[0]) => offerCard(makeOffer(differs), place);

test('a card has the days of the stay and its nights [W-3.3-02]', () => {
  const card = cardOf({ checkIn: '2027-06-12', checkOut: '2027-06-22', nights: 10 });
  expect(card).toMatchObject({ dateIn: '2027-06-12', dateOut: '2027-06-22', duration: 10 });
});

test('the people of a card are adults and kids [W-3.3-02]', () => {
  expect(cardOf({ adult: 3, child: 2 }).people).toEqual({ adult: 3, kids: 2 });
});

test('the title of a card is the hotel, its stars are those of the hotel [W-3.3-02]', () => {
  const card = cardOf({ hotelName: 'Marenza Palms', starName: '4*' });
  expect([card.title, card.stars]).toEqual(['Marenza Palms', '4*']);
});

test('the link of a card opens its offer on the page, and closes what was open [W-3.3-02]', () => {
  expect(offerLink('?ADULT=2&offer=other&modal=gallery', 'claim-7')).toBe('?ADULT=2&offer=claim-7');
});

test('the priority of a card is the note of the operator, with its picture and link [W-3.3-02]', () => {
  const priority = { imgLink: '/media/note.png', noteLink: '/notes/elite', noteText: 'Elite' };
  expect(cardOf({ priority }).priority).toEqual(priority);
  expect(cardOf({ priority: null }).priority).toBeNull();
});

test('the program of a card has its picture, and none where the program is not rendered [W-3.3-02]', () => {
  const imageOf = (programTypeInc: number, programTypeName: string) =>
    cardOf({ programTypeInc, programTypeName }).programTypeImage;
  expect(imageOf(1_552, 'Standard')).toBe('check');
  expect(imageOf(21, 'RETURN TO DIFFERENT CITY')).toBe('compass');
  expect(imageOf(147, 'EARLY BOOKING')).toBeUndefined();
});

test('the tour of a card is rendered by its program and the words it is chosen by, with link and tooltips [W-3.3-02]', () => {
  const { tourIcons } = cardOf({
    programTypeInc: 21,
    programTypeName: 'RETURN TO DIFFERENT CITY',
    programTypeUrl: '/programs/21',
    ufilterObj: [{ id: 2, name: 'Quiet', note: 'No music after ten', url: '' }],
  });
  expect(tourIcons).toEqual([
    {
      image: 'compass',
      name: 'Return to another city',
      textTooltip: 'Return to another city',
      link: '/programs/21',
      linkTooltip: 'More about “Return to another city”',
      programTypeInc: 21,
    },
    {
      image: undefined,
      name: 'Quiet',
      textTooltip: 'No music after ten',
      link: '',
      linkTooltip: '',
      programTypeInc: 21,
    },
  ]);
});

test('the standard program is a picture that its name explains, and an unnamed one without a picture is nothing', () => {
  expect(cardOf({ programTypeInc: 2, programTypeName: 'Standard' }).tourIcons).toMatchObject([
    { image: 'check', name: '', textTooltip: 'Standard' },
  ]);
  expect(cardOf({ programTypeInc: 147, programTypeName: 'Standard' }).tourIcons).toEqual([]);
});

test('the room of a card is rendered by an icon with a tooltip for each known fact [W-3.3-02]', () => {
  const { iconsList } = cardOf({
    roomDesc: [
      { key: 10_001, text: 'Area, m²', value: '32' },
      { key: 10_002, text: 'Beds', value: '1 double' },
      { key: 10_003, text: 'View', value: 'side-sea' },
    ],
    icons: ['area', 'bed', 'sun'],
  });
  expect(iconsList).toEqual([
    { icon: 'area', text: '32\u00a0m²', tooltip: 'Area, m²: 32' },
    { icon: 'bed', text: '1 double', tooltip: 'Beds: 1 double' },
    { icon: 'sun', text: 'View: the sea, from the side', tooltip: 'View: the sea, from the side' },
  ]);
});

test('a fact of a room without an icon or a word for it is not rendered', () => {
  const roomDesc = [
    { key: 1, text: 'View', value: 'car-park' },
    { key: 2, text: 'Floor', value: '3' },
  ];
  expect(cardOf({ roomDesc, icons: ['sun'] }).iconsList).toEqual([]);
});
