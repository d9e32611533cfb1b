import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { partsOf } from './page-parts.ts';
import { parsedTree } from './parsed-tree.ts';

const page = [
  '<main data-x="a &amp; b" class="page" style="--columns:3;color:red">',
  '<h1>Tours <!-- -->to Turkey</h1>',
  '<label for="town">Town</label><input id="town" type="checkbox" disabled="" checked=""/>',
  '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg>',
  '<script>if (1 < 2 && "<b>") run()</script>',
  '</main>',
].join('');

test('a page that is read into elements is drawn again as it was, but for its comments', () => {
  expect(renderToStaticMarkup(parsedTree(page))).toBe(page.replace('<!-- -->', ''));
});

test('what loaders have answered is told from what is drawn of it', () => {
  const answer = (part: string) =>
    `<script nonce="a">window.__reactRouterContext.streamController.${part}</script>`;
  const data = [answer('enqueue("[1]");'), answer('close();')];
  expect(partsOf(`<p>1</p>${data.join('<!--$-->')}<script>other()</script>`)).toEqual({
    html: '<p>1</p><!--$--><script>other()</script>',
    data: data.join(''),
  });
});
