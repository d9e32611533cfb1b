import { expect, test } from 'vitest';
import { kmBetween } from '../geo.ts';
import { readPlaces } from '../places.ts';
import { interfaceLocales } from '../texts/word-list.ts';
import { officeTables } from './offices.ts';
import { readWords } from './read-offices.ts';

const { office = [], office_town = [], office_hours = [], ...others } = officeTables('solstice');
const townOf = new Map(office_town.map((town) => [town.id, town]));
const marketOf = (townId: number) => townOf.get(townId)!.market;

test('the demo operator has at least 150 offices, in all of its markets', () => {
  expect(office.length).toBeGreaterThanOrEqual(150);
  expect(new Set(office_town.map(({ market }) => market)).size).toBe(16);
  for (const { id } of office_town) expect(office.some(({ town_id }) => town_id === id)).toBe(true);
});

test('a town that tours leave from has the number, market and slug of its departure town, and no other has', () => {
  const departures = new Map(readPlaces().departureTowns.map((town) => [town.id, town]));
  for (const { id, market, slug, name } of office_town) {
    const departure = departures.get(id);
    if (id < 1000) expect(departure).toMatchObject({ market, slug, name });
    else expect(departure).toBeUndefined();
  }
});

test('the first office of a market is in its main city, open, and tells everything', () => {
  const mainTowns = new Set(
    readPlaces()
      .departureTowns.filter(({ isMain }) => isMain)
      .map(({ id }) => id),
  );
  const homes = office.filter(({ id }) => id % 1000 === 1);
  expect(new Set(homes.map(({ town_id }) => marketOf(town_id))).size).toBe(16);
  for (const { id, town_id, is_closed, description } of homes) {
    expect(mainTowns.has(town_id)).toBe(true);
    expect(is_closed).toBe(false);
    expect(description).toBeDefined();
    expect(others.office_file?.some(({ office_id }) => office_id === id)).toBe(true);
  }
});

test('there is one of each kind: closed, without hours, with a metro, with a district alone', () => {
  const open = new Set(office_hours.map(({ office_id }) => office_id));
  for (const market of ['ru', 'kz', 'tr', 'pl']) {
    const own = office.filter(({ town_id }) => marketOf(town_id) === market);
    expect(own.some(({ is_closed }) => is_closed)).toBe(true);
    expect(own.some(({ id }) => !open.has(id))).toBe(true);
  }
  expect(office.filter(({ metro }) => metro).length).toBeGreaterThan(30);
  for (const { metro, metro_line, metro_color } of office)
    expect([metro_line, metro_color].every((each) => (each === undefined) === (metro === undefined))).toBe(
      true,
    );
});

test('offices of a town are told apart by their names, and lie in it', () => {
  const names = office.map(({ town_id, name }) => `${town_id} ${name.en}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { town_id, latitude, longitude } of office)
    expect(kmBetween(townOf.get(town_id)!, { latitude: latitude!, longitude: longitude! })).toBeLessThan(20);
});

test('no phone, mailbox or chat of the offices is anybody’s', () => {
  const phones = office.flatMap(({ phones = '' }) => phones.split(';'));
  expect(new Set(phones).size).toBe(phones.length);
  for (const { emails = '' } of office) expect(emails).toMatch(/^([^@;]+@offices\.solstice\.example;?)+$/);
  for (const { value } of others.office_property ?? []) expect(value).toContain('.example/');
});

test('words of the offices are there in every language of the interface', () => {
  for (const word of readWords().values())
    expect(Object.keys(word).sort()).toEqual([...interfaceLocales].sort());
});

test('offices of the default market that lie abroad name their country', () => {
  const countries = new Map(office_town.map(({ slug, country }) => [slug, country]));
  expect(['berlin', 'munich', 'vienna', 'amsterdam', 'paris'].map((slug) => countries.get(slug))).toEqual([
    ...['DE', 'DE', 'AT', 'NL', 'FR'],
  ]);
  expect(countries.get('london')).toBeUndefined();
  expect(office_town.filter(({ country }) => country).every(({ market }) => market === 'com')).toBe(true);
});
