import { cookiesOf, ends, logIn, send, visitOf } from './account.ts';
import { answerOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// The account of a traveller, asked without a browser.

test('the account of a traveller is theirs alone, on consumer sites, and its pages are kept by nobody', async ({
  request,
}) => {
  const stranger = await answerOf(request, 'localhost', '/account?x=1');
  expect(stranger.headers).toContainEqual({ name: 'location', value: '/auth?from=%2Faccount%3Fx%3D1' });
  for (const host of ['agent.localhost', 'b2b.localhost'])
    expect((await answerOf(request, host, '/account')).status, host).toBe(404);

  const cookie = await logIn(request, 'localhost', ({ agency }) => agency === '');
  const own = await answerOf(request, 'localhost', '/account', cookie);
  expect(own.headers).toContainEqual({ name: 'cache-control', value: 'no-store' });
  expect(own.html).toContain('<meta name="robots" content="noindex"');
  expect(textOf(/<main\b[\s\S]*<\/main>/.exec(own.html)![0])).toMatch(
    /Olivia Berg.*Saved travellers.*Emil Berg/,
  );
  const { user, traveller } = visitOf(own.html);
  expect([user, traveller]).toEqual([
    undefined,
    { name: 'Olivia Berg', email: expect.stringContaining('@') },
  ]);
  // Menus of agents are not theirs.
  expect(namedLinksOf(own.html).map(({ href }) => href)).not.toContain('/orders/');
  expect((await answerOf(request, 'localhost', '/account/travellers/2000000000', cookie)).status).toBe(404);

  const out = await send(request, 'localhost', '/logout', { from: '/' }, cookie);
  expect(cookiesOf(out)).toEqual(expect.arrayContaining([ends('session'), ends('traveller')]));
  const after = await answerOf(request, 'localhost', '/account', cookie);
  expect(after.headers).toContainEqual({ name: 'location', value: '/auth?from=%2Faccount' });
});
