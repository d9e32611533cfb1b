import { expect, test } from 'vitest';
import { RightsBoxes } from '#web/settings/rights-boxes.tsx';
import { renderPage } from './render-page.tsx';

const none = { book: false, print: false, chat: false, deposit: false, markup: false, administrator: false };

test('a right that opens nothing has no box, and is kept when the others are saved', async () => {
  const inputsOf = async (rights: typeof none) => {
    const { html, text } = await renderPage('/settings/mycompany', <RightsBoxes rights={rights} />);
    expect(text).not.toMatch(/chat|deposit/i);
    return [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => [
      /type="(\w+)"/.exec(input)?.[1],
      /name="(\w+)"/.exec(input)?.[1],
    ]);
  };
  const boxes = ['book', 'print', 'markup', 'administrator'].map((name) => ['checkbox', name]);
  expect(await inputsOf(none)).toEqual(boxes);
  expect(await inputsOf({ ...none, chat: true })).toEqual([['hidden', 'chat'], ...boxes]);
});
