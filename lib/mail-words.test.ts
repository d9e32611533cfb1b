import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailWords } from './mail-words.ts';

test.each([
  ['Anna Nováková', 'Anna Nováková'],
  ['Морские Туры, ООО «Берег» № 7', 'Морские Туры, ООО «Берег» № 7'],
  ['  Two\r\nlines\tand  gaps ', 'Two lines and gaps'],
  ['Anna https://evil.example/win?x=1 Nováková', 'Anna Nováková'],
  ['HTTPS:\\\\nothing', 'HTTPS:\\\\nothing'],
  ['javascript://evil', '–'],
  ['Win at www.evil.example', 'Win at'],
  ['Write to win@evil.example now', 'Write to now'],
  ['Prize: evil.example/win', 'Prize:'],
  ['Prize: evil.example', 'Prize: evil example'],
  ['приз.рф', 'приз рф'],
  ['evil．example', 'evil example'],
  ['evil。example', 'evil example'],
  ['ev\u200Bil.exam\u200Dple', 'evil example'],
  ['203.0.113.7', '–'],
  ['A.B. Travel', 'A.B. Travel'],
  ['12.06.2027, 3.5 stars', '12.06.2027, 3.5 stars'],
  ['', '–'],
])('%j is %j in a mail', (typed, told) => {
  expect(mailWords(typed)).toBe(told);
});

test('whatever is typed, it is one short line, and no address that a mail program would make a link of', () => {
  const part = fc.constantFrom(
    'evil',
    '.',
    'example',
    '/',
    'https://',
    '@',
    ' ',
    '\n',
    'www.',
    'ё',
    ':',
    '１',
    '。',
    '"',
  );
  const typed = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const told = mailWords(text);
      expect([...told].length).toBeLessThanOrEqual(80);
      expect(told).not.toMatch(/[\r\n@]|:\/\/|www\.|evil\.example|example\.evil/);
    }),
    { numRuns: 2_000 },
  );
});

test('what is too long is cut, and says so', () => {
  expect(mailWords('x'.repeat(200))).toBe(`${'x'.repeat(79)}…`);
  expect(mailWords('x'.repeat(80))).toBe('x'.repeat(80));
});
