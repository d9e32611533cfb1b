import { expect, test } from 'vitest';
import { deckList } from './deck-list.ts';
import { hotelSections, textsOf } from './hotel-sections.ts';

const text = (key: string, body = 'Something.') => ({ key, title: key, text: body });

test('a section is there exactly when one of its texts says something [W-2.11-40]', () => {
  const sections = hotelSections([
    text('beachinfo'),
    text('mealinfo', '<p> </p>'),
    text('hotelconcept'),
    text('hotelinfo'),
  ]);
  expect(sections.map(({ id }) => id)).toEqual(['concept', 'about', 'beach']);
});

test('every deck of a liner has its text in one section, whatever stands around the common part of the key', () => {
  const [decks] = hotelSections([text('deck2_cabinDiagram'), text('cabindiagram3')]);
  expect(decks).toMatchObject({
    id: 'decks',
    texts: [{ key: 'deck2_cabinDiagram' }, { key: 'cabindiagram3' }],
  });
});

test('decks without a plan stand among those that have one, under one heading', () => {
  const texts = [
    { ...text('cabindiagram1'), image: '/media/deck.svg' },
    text('cabindiagram2', 'Pools.'),
    text('cabindiagram3', ' '),
  ];
  expect(hotelSections(texts)).toEqual([]);
  expect(deckList(texts).map(({ title, planImgUrl }) => [title, planImgUrl])).toEqual([
    ['cabindiagram1', '/media/deck.svg'],
    ['cabindiagram2', null],
  ]);
  expect(deckList(texts.slice(1))).toEqual([]);
});

test('every text key of the specification has a section or stands with the rooms [W-3.5-08]', () => {
  const keys =
    'hotelinfo contactsinfo videoinfo hotelnews internetinfo beachinfo placeinfo services meal cabindiagram ' +
    'importantinfo mealinfo servicesinfo childreninfo weddinginfo sportservice additionallyservice beautyservice ' +
    'businessservice vipconcept winterconcept allprogramminfo location hotelconcept linerroute linerinfo additionallyinfo';
  for (const key of keys.split(' ')) expect([key, hotelSections([text(key)]).length]).toEqual([key, 1]);
  for (const key of ['rooms', 'cabins']) expect(textsOf([text(key)], ['rooms', 'cabins'])).toHaveLength(1);
});
