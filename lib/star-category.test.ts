import { expect, test } from 'vitest';
import { starCategory } from './star-category.ts';

const named = 'Boutique|SPECIAL CLASS|Guest house|S CLASS|HV-1|S KLASS|SCLASS|Special Category|HV-2';

test.each(named.split('|'))('%s passes through unchanged, as a name [W-9-43]', (name) => {
  expect(starCategory(name)).toMatchObject({ label: name, count: undefined, isFinite: false });
});

test('what has a slash passes through unchanged, with its second half known [W-9-44]', () => {
  expect(starCategory('5**/HV-1')).toEqual({
    label: '5**/HV-1',
    count: undefined,
    hasPlus: false,
    afterSlash: 'HV-1',
    firstNumber: 5,
    isFinite: false,
    isFractional: false,
  });
});

test.each([
  ['4', 4],
  ['5*', 5],
  ['***', 3],
  ['★★★★', 4],
  ['2 stars', 2],
  ['3star', 3],
  ['3-star', 3],
  ['4 zvezdy', 4],
  ['1ZVEZDA', 1],
])('%j is a count of %i [W-9-45] [W-9-46] [W-9-47]', (raw, count) => {
  expect(starCategory(raw)).toMatchObject({ label: `${count}`, count, firstNumber: count, isFinite: true });
});

test.each(['1.0', '4.5', '7.0'])('the decimal %s is kept as written and draws no stars [W-9-48]', (raw) => {
  expect(starCategory(raw)).toMatchObject({
    label: raw,
    count: undefined,
    isFinite: true,
    isFractional: true,
    firstNumber: Number(raw),
  });
});

test.each(['6', '7'])('%s is a number but no count', (raw) => {
  expect(starCategory(raw)).toMatchObject({
    label: raw,
    count: undefined,
    isFinite: true,
    isFractional: false,
  });
});

test.each([
  ['4*+', '4', 4],
  ['5 stars+', '5', 5],
  ['4.5+', '4.5', undefined],
])('the plus of %s is told apart, for whoever shows it [W-9-49]', (raw, label, count) => {
  expect(starCategory(raw)).toMatchObject({ label, count, hasPlus: true });
});

test.each(['- ', 'zero', '0', '-', ' ', 'empty', 'null', 'false', ' -', 'true', 'None', 'NaN', ''])(
  '%j is no category at all [W-9-50]',
  (raw) => {
    expect(starCategory(raw)).toMatchObject({ label: '', count: undefined, isFinite: false, hasPlus: false });
  },
);

test.each(['0.5', '7.1', '8', '10', 'Villa'])('%s is written as it is', (raw) => {
  expect(starCategory(raw)).toMatchObject({ label: raw, count: undefined, isFinite: false });
});
