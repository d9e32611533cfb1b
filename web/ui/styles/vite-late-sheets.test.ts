import { expect, test } from 'vitest';
import { withoutBrought } from './vite-late-sheets.ts';

const list = (...files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;
const part = (name: string, sheets: string) => `load(()=>import("./${name}.js"),${sheets});`;

test('a part that comes later brings the sheets that anyone who asks for it has not', () => {
  const code =
    list('frame.css', 'map.css', 'wizard.css') +
    part('map', '__vite__mapDeps([0,1,2])') +
    part('calendar', '__vite__mapDeps([0,2])') +
    part('receipt', '[]');
  expect(withoutBrought(code, new Set(['frame.css', 'wizard.css']))).toBe(
    list('map.css') + part('map', '__vite__mapDeps([0])') + part('calendar', '[]') + part('receipt', '[]'),
  );
});

test('where all of them are there, there is no list; where none is, it stays as it was', () => {
  const code = list('frame.css') + part('map', '__vite__mapDeps([0])');
  expect(withoutBrought(code, new Set(['frame.css']))).toBe(part('map', '[]'));
  expect(withoutBrought(code, new Set(['other.css']))).toBe(code);
});

test('a list that is written in another way stops the build', () => {
  expect(() => withoutBrought('x=__vite__mapDeps([0])', new Set())).toThrow('not written as it was');
});
