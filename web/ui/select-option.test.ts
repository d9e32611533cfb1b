import { expect, test } from 'vitest';
import { searchOptions } from './search-options.ts';
import { closedText, type OptionGroup, optionsOf, type SelectOption } from './select-option.ts';

const turkiye: SelectOption = { value: '3', name: 'Türkiye', additionalSearch: ['Турция', 'Törökország'] };
const egypt: SelectOption = { value: '4', name: 'Egypt', additionalSearch: ['Египет'] };
const cyprus: SelectOption = { value: '5', name: 'Cyprus' };
const popular: OptionGroup<SelectOption> = { type: 'group', name: 'Most asked', items: [turkiye, egypt] };

test('options stand in a list alone or in groups with items [W-3.2-30]', () => {
  expect(optionsOf([popular, cyprus]).map(({ value }) => value)).toEqual(['3', '4', '5']);
});

test('an option is found by its name and by each text of its additionalSearch [W-3.2-30]', () => {
  const found = (typed: string) => optionsOf(searchOptions([popular, cyprus], typed)).map(({ name }) => name);
  expect(found('cypr')).toEqual(['Cyprus']);
  expect(found('турц')).toEqual(['Türkiye']);
  expect(found('TÖRÖK')).toEqual(['Türkiye']);
  expect(found('египет')).toEqual(['Egypt']);
  expect(found('Norway')).toEqual([]);
});

test('the nearest to the text stands first, and what is as near keeps its place in the list', () => {
  const names = ['Австрия', 'Мальта', 'Турция', 'Мальдивы', 'Гана'];
  const list = names.map((name) => ({ value: name, name }));
  const austria = { value: 'at', name: 'Австрия', additionalSearch: ['Avusturya'] };
  const found = (typed: string) =>
    optionsOf(searchOptions([austria, ...list], typed)).map((one) => one.value);
  expect(found('тур')).toEqual(['Турция', 'at']);
  expect(found('маль')).toEqual(['Мальта', 'Мальдивы']);
});

test('the closed field says the placeholder of what is chosen, else its name [W-3.2-30]', () => {
  expect(closedText({ value: '', name: 'Any', placeholder: 'Choose where to go' })).toBe(
    'Choose where to go',
  );
  expect(closedText(cyprus)).toBe('Cyprus');
});

test('what was found elsewhere keeps its groups, and nothing is listed twice', () => {
  const more: OptionGroup<SelectOption>[] = [
    { type: 'group', name: 'Regions', items: [cyprus, { value: '51', name: 'Northern Cyprus' }] },
    { type: 'group', name: 'Towns', items: [cyprus] },
  ];
  expect(searchOptions([popular, cyprus], 'cyprus', more)).toEqual([
    cyprus,
    { type: 'group', name: 'Regions', items: [{ value: '51', name: 'Northern Cyprus' }] },
  ]);
});
