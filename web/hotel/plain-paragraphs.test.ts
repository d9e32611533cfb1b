import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainBlocks } from './plain-paragraphs.ts';

test('paragraphs, line breaks and lists of an HTML text become plain blocks', () => {
  expect(
    plainBlocks('<p>Five&nbsp;pools,<br>one heated.</p><ul><li>Slides</li><li><b>Spa</b></li></ul>'),
  ).toEqual([
    { kind: 'paragraph', text: 'Five\u00a0pools, one heated.' },
    { kind: 'item', text: 'Slides' },
    { kind: 'item', text: 'Spa' },
  ]);
});

test('a plain text is parted at its empty lines', () => {
  expect(plainBlocks('One.\nStill one.\n\nTwo.').map(({ text }) => text)).toEqual([
    'One. Still one.',
    'Two.',
  ]);
});

test('a number stays in the line of its unit, and not of any word', () => {
  expect(plainBlocks('15 km to the airport, 200 м до моря, 2027 season')[0]?.text).toBe(
    '15\u00a0km to the airport, 200\u00a0м до моря, 2027 season',
  );
});

test('scripts and styles leave nothing behind, and a tag never survives', () => {
  expect(plainBlocks('<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>')).toEqual([]);
  const hostile = fc.array(
    fc.constantFrom('<p>', '<b ', '</p>', 'onclick=x', '>', 'text', '<li>', '\n\n', '<script>'),
  );
  fc.assert(
    fc.property(hostile, (parts) => {
      for (const { text } of plainBlocks(parts.join('')))
        expect(text).not.toMatch(/<\/?(p|b|li|script)\b[^>]*>/i);
    }),
  );
});

test('"less than" in a text stays', () => {
  expect(plainBlocks('depth &lt; 1 m &#8212; safe &amp; shallow')[0]?.text).toBe(
    'depth < 1\u00a0m — safe & shallow',
  );
});
