import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailLines, mailText, mailWords } from './mail-words.ts';

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
  ['Anna \u202Egnp.eciovni\u202C', 'Anna gnp eciovni'],
  ['\u2066Anna\u2069 \u200F\u061CNova', 'Anna Nova'],
  ['Anna\u0007\u001B[31m\u0085Nova\u2028x', 'Anna [31m Nova x'],
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

test('the text of a mail keeps its lines and loses control characters and marks that turn its direction', () => {
  expect(mailText('One\r\nTwo\rThree\u2028Four\u0085Five\vSix')).toBe('One\nTwo\nThree\nFour\nFive\nSix');
  expect(mailText('a\u0000b\u0007c\u001B[0m\td')).toBe('a b c [0m\td');
  expect(mailText('pay \u202E0001\u202C or \u20665\u2069')).toBe('pay 0001 or 5');
  expect(mailText('👩‍👧 שלום\u200F!')).toBe('👩‍👧 שלום\u200F!'); // joined letters and languages stay
  expect(mailLines('a\rb\u2029c')).toEqual(['a', 'b', 'c']);
});
