import { expect, test } from 'vitest';
import { homeOfficeFirst, locationOptionsOf, partnerCitiesOf, partnersState } from './partner-places.ts';

test('each town of the offices stands once, by name [S-3.15-07] [S-3.15-08] [S-7.2-30]', () => {
  const offices = [
    { city: 'Минск', townInc: 10 },
    { city: 'Брест', townInc: 11 },
    { city: 'Минск', townInc: 10 },
  ];
  expect(partnerCitiesOf(offices, 'ru')).toEqual([
    { name: 'Брест', townInc: 11 },
    { name: 'Минск', townInc: 10 },
  ]);
});

test('two towns of one name are two towns [S-3.15-08]', () => {
  const towns = [
    { city: 'Советск', townInc: 7 },
    { city: 'Советск', townInc: 8 },
  ];
  expect(partnerCitiesOf(towns, 'ru').map(({ townInc }) => townInc)).toEqual([7, 8]);
});

const named = (...names: string[]) => names.map((name) => ({ name }));

test('a place has its name, and the name in lower case as its value [S-3.15-09]', () => {
  expect(locationOptionsOf(named('Сокол'), 'Solstice').metro).toEqual([{ name: 'Сокол', value: 'сокол' }]);
});

test('names with the word of the brand are dropped, in any case [S-7.2-32]', () => {
  const { metro } = locationOptionsOf(named('SOLSTICE Сокол', 'Сокол', 'у solstice'), 'Solstice');
  expect(metro.map(({ name }) => name)).toEqual(['Сокол']);
});

test('each other stands once [S-7.2-33]', () => {
  const { metro, districts } = locationOptionsOf(
    named('Сокол', 'сокол', 'район Арбат', 'Сокол', 'Район Арбат', ''),
    'Solstice',
  );
  expect([metro, districts].map((list) => list.map(({ name }) => name))).toEqual([
    ['Сокол'],
    ['район Арбат'],
  ]);
});

test('names with район are districts, the others stations [S-7.2-34]', () => {
  const { metro, districts } = locationOptionsOf(
    named('Басманный район', 'Сокол', 'Район Арбат'),
    'Solstice',
  );
  expect(districts.map(({ name }) => name)).toEqual(['Басманный район', 'Район Арбат']);
  expect(metro.map(({ name }) => name)).toEqual(['Сокол']);
});

test('in other languages the answer itself says what is a district', () => {
  const places = [
    { name: 'Kadıköy', type: 'district' as const },
    { name: 'Osmanbey', type: 'metro' as const },
  ];
  expect(locationOptionsOf(places, 'Solstice')).toEqual({
    metro: [{ name: 'Osmanbey', value: 'osmanbey' }],
    districts: [{ name: 'Kadıköy', value: 'kadıköy' }],
  });
});

test('the market is asked for in capitals where the flag says so [S-7.2-23]', () => {
  expect(partnersState('in', { officeStateInCapitals: true })).toBe('IN');
  expect(partnersState('in', { officeStateInCapitals: false })).toBe('in');
});

test('the home office stands before the others, which keep their order [S-2.16-31]', () => {
  const offices = [{ inc: 3 }, { inc: 1 }, { inc: 2 }];
  expect(homeOfficeFirst(offices, 2)).toEqual([{ inc: 2 }, { inc: 3 }, { inc: 1 }]);
  expect(homeOfficeFirst(offices, 9)).toEqual(offices);
  expect(homeOfficeFirst(offices, undefined)).toEqual(offices);
});
