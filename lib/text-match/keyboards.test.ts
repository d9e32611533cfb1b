import { expect, test } from 'vitest';
import { type Keyboard, mistakes, retype, retypings } from './keyboards.ts';

/** The same keys on each keyboard, from left to right, row by row. */
const rows: Record<Keyboard, string> = {
  english: "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  russian: 'йцукенгшщзхъфывапролджэячсмитьбю',
  kazakh: 'йцукенгшщзхъфывапролджэячсмитьбю',
  polish: 'qwertzuiopżśasdfghjklłąyxcvbnm,.',
  turkish: 'qwertyuıopğüasdfghjklşizxcvbnmöç',
};

test.for(mistakes)(
  '[S-5.14-01] keys of the $typed keyboard are those of the $meant one',
  ({ typed, meant }) => {
    expect(retype(rows[typed], typed, meant)).toBe(rows[meant]);
  },
);

test('[S-5.14-01] Cyrillic keyboards are taken for each of the Latin ones and back, the English one also for these', () => {
  const pairs = mistakes.map(({ typed, meant }) => `${typed} ${meant}`);
  const cyrillic = ['russian', 'kazakh'].flatMap((one) =>
    ['english', 'polish', 'turkish'].flatMap((other) => [`${one} ${other}`, `${other} ${one}`]),
  );
  const latin = ['polish', 'turkish'].flatMap((one) => [`english ${one}`, `${one} english`]);
  expect(pairs.sort()).toEqual([...cyrillic, ...latin].sort());
});

test.for<[written: string, typed: Keyboard, meant: Keyboard, read: string]>([
  ['`krf', 'english', 'russian', 'ёлка'],
  ['ё', 'russian', 'english', '`'],
  ['~ {} : " <>', 'english', 'russian', 'ё хъ ж э бю'],
  ['23458 90-=', 'english', 'kazakh', 'әіңғү ұқөһ'],
  ['әіңғү ұқөһ', 'kazakh', 'english', '23458 90-='],
  ['_+', 'english', 'kazakh', 'өһ'],
  ['\\ |', 'english', 'polish', 'ó ó'],
  ['ó', 'polish', 'english', '\\'],
  ['{}:"', 'english', 'polish', 'żśłą'],
  ['i<>', 'english', 'turkish', 'ıöç'],
  ['100% 6-7', 'english', 'russian', '100% 6-7'],
  ['日本 👍', 'english', 'russian', '日本 👍'],
])('[S-5.14-01] %s on the %s keyboard is %s: %s', ([written, typed, meant, read]) => {
  expect(retype(written, typed, meant)).toBe(read);
});

test('what may have been meant is each reading once, without capitals, spaces around it and the text itself', () => {
  expect(retypings(' RBGH ')).toContain('кипр');
  for (const text of ['rbgh', 'кипр', 'y', '日本', '']) {
    const meant = retypings(text);
    expect(meant).not.toContain(text);
    expect(new Set(meant).size).toBe(meant.length);
  }
  expect(retypings('日本')).toEqual([]);
});
