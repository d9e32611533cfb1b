import { addressOf, cookiesOf, demoPerson, pair, send } from './account.ts';
import { answerOf, textOf } from './answers.ts';
import { expect, outboxPath, test } from './fixtures.ts';

// A new password by a link of a mail, asked without a browser.

test('a forgotten password is mailed a link for, in the language of the page, which sets a new one; anyone who knows the password changes it in the settings', async ({
  request,
}) => {
  const { email, password } = await demoPerson(request, ({ name }) => name === 'Марк Орлов');
  const mailedLinks = async () => {
    const outbox = await (await request.get(addressOf(outboxPath()))).text();
    return [...outbox.matchAll(/\/ru\/auth\/reset-password\/[\w-]{43}/g)].map(([link]) => link);
  };
  const before = await mailedLinks();
  const asked = await send(request, 'agent.localhost', '/ru/auth/forgot-password', { email });
  expect(textOf(await asked.text())).toContain('ссылка уже в пути');
  let link = '';
  await expect(async () => {
    link = (await mailedLinks()).find((one) => !before.includes(one))!;
    expect(link).toBeTruthy();
  }).toPass();

  const form = await answerOf(request, 'agent.localhost', link);
  expect([form.status, textOf(form.html)]).toEqual([200, expect.stringContaining('Новый пароль')]);
  expect(form.html).toMatch(/<form\b[^>]* action="\/ru\/auth\/reset-password\/[\w-]{43}" method="post"/);
  const common = await send(request, 'agent.localhost', link, { password: 'Password123' });
  expect(common.status()).toBe(400);
  expect(textOf(await common.text())).toContain('Такой пароль у многих');
  const set = await send(request, 'agent.localhost', link, { password: 'семь лебедей' });
  expect([set.status(), set.headers().location]).toEqual([303, '/ru/auth?reset=1']);
  const again = await send(request, 'agent.localhost', link, { password: 'восемь лебедей' });
  expect(again.status()).toBe(404);
  expect(textOf(await again.text())).toContain('Эта ссылка больше не действует');
  const { html } = await answerOf(request, 'agent.localhost', '/ru/auth?reset=1');
  expect(textOf(html)).toContain('Новый пароль сохранён');
  const begun = await send(request, 'agent.localhost', '/ru/auth', { email, password: 'семь лебедей' });
  expect(begun.status()).toBe(303);

  // Back to the password of the demo, by the form for anyone who is logged in.
  const back = { asked: 'password', current: 'семь лебедей', password };
  const path = '/ru/settings/security';
  const changed = await send(request, 'agent.localhost', path, back, pair(cookiesOf(begun)[0]!));
  expect([changed.status(), changed.headers().location]).toEqual([303, `${path}?password=1`]);
});
