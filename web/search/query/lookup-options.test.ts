import { expect, test } from 'vitest';
import { groupTowns, townChoice, townOption } from './lookup-options.ts';

const town = (townFrom: number, townName: string, more = {}) => ({
  townFrom,
  townName,
  townNameFrom: townName,
  secondLevel: townName.toLowerCase(),
  stateFrom: 51,
  stateFromName: 'Латвия',
  stateFromLName: 'Latvia',
  ...more,
});
const estonia = { stateFrom: 52, stateFromName: 'Эстония', stateFromLName: 'Estonia' };

test('a departure town is an option with its country and its subdomain, else its number [W-3.2-02]', () => {
  expect(townOption(town(2, 'Riga'), 'ru')).toEqual({
    inc: '2',
    name: 'Riga',
    nameFrom: 'Riga',
    state: 'Латвия',
    stateInc: 51,
    town: 'riga',
    value: 'riga',
  });
  expect(townOption(town(2, 'Riga', { secondLevel: '' }), 'en')).toMatchObject({
    state: 'Latvia',
    value: '2',
  });
});

test('departure towns are grouped by country, by name within each, "without flight" left out [W-3.2-03] [W-3.2-04] [W-3.2-05]', () => {
  const towns = [
    town(2, 'Riga'),
    town(4, 'Tartu', estonia),
    town(1, 'Nowhere'),
    town(3, 'Liepāja'),
    town(5, 'Tallinn', estonia),
  ];
  const grouped = groupTowns(towns, 'en');
  expect(grouped.map(({ type, name, items }) => [type, name, ...items.map((item) => item.name)])).toEqual([
    ['group', 'Latvia', 'Liepāja', 'Riga'],
    ['group', 'Estonia', 'Tallinn', 'Tartu'],
  ]);
});

test('a departure town is found by its country and its Latin name too [W-3.2-30]', () => {
  const riga = townOption({ ...town(2, 'Рига'), secondLevel: 'riga' }, 'ru');
  expect(townChoice(riga)).toEqual({ name: 'Рига', value: '2', additionalSearch: ['Латвия', 'riga'] });
  const unnamed = townOption(town(2, 'Рига', { secondLevel: '' }), 'ru');
  expect(townChoice(unnamed).additionalSearch).toEqual(['Латвия']);
});
