import { addressOf, cookiesOf, demoPerson, logIn, send } from './account.ts';
import { answerOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Logging in, asked without a browser: forms as one without scripts sends them.

test('the form leads on to the page that was asked for, with a cookie that no script sees, and nowhere else', async ({
  request,
}) => {
  const { email, password } = await demoPerson(request, ({ isAdministrator }) => isAdministrator);
  for (const [path, from, to] of [
    ['/auth', '/orders/', '/orders/'],
    ['/ru/auth', '/orders/', '/ru/orders/'],
    ['/auth', '', '/today'],
    ['/auth', 'https://elsewhere.example/', '/'],
    ['/auth', '//elsewhere.example/', '/'],
  ] as const) {
    const answer = await send(request, 'agent.localhost', path, { email, password, from });
    expect([answer.status(), answer.headers().location], from).toEqual([303, to]);
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/),
    ]);
  }
});

test('the session that the form begins is a bearer token, which says who it is and what their agency may [S-1-15] [S-1-18]', async ({
  request,
}) => {
  const cookie = await logIn(request, 'agent.localhost', ({ isFTA }) => isFTA);
  const ask = (headers: Record<string, string>) =>
    request.get(addressOf('/api/auth/me'), {
      headers: { host: `agent.localhost:${process.env.E2E_PORT}`, ...headers },
    });
  const answer = await ask({ authorization: `Bearer ${cookie.slice('session='.length)}` });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    PARTNERGROUP_LIST: { PARTNERGROUP: expect.any(Array) },
    Access_deposite: expect.any(Number),
    Agent_fix_markup: expect.any(Number),
    Access_chat: expect.any(Number),
    isFTA: true,
  });
  const stranger = await ask({ authorization: `Bearer ${'x'.repeat(43)}` });
  expect([stranger.status(), (await stranger.json()).title]).toEqual([
    401,
    'Please login to access this resource',
  ]);
});

test('a form that is not taken says why, keeps the e-mail and forgets the password', async ({ request }) => {
  const refused = async (form: Record<string, string>) => {
    const answer = await send(request, 'agent.localhost', '/auth', { from: '/orders/', ...form });
    const main = /<main\b[\s\S]*<\/main>/.exec(await answer.text())![0];
    const value = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(main)![0];
    return {
      status: answer.status(),
      text: textOf(main),
      email: value('email'),
      password: value('password'),
    };
  };
  const wrong = await refused({ email: 'nobody@shore.example', password: 'a wrong password' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('No account has this e-mail and password.');
  expect(wrong.email).toContain('value="nobody@shore.example"');
  expect(wrong.password).not.toContain('value=');
  const empty = await refused({ email: '', password: '' });
  expect(empty.status).toBe(400);
  expect(empty.text.match(/Fill in this field/g)).toHaveLength(2);
  expect(empty.email).toContain('aria-invalid="true"');
});

test('who is logged in has no business on the page for it, and finds the pages of the office', async ({
  request,
}) => {
  const cookie = await logIn(request, 'agent.localhost', ({ isFTA }) => isFTA);
  const auth = await answerOf(request, 'agent.localhost', '/ru/auth?from=/calendar/', cookie);
  expect(auth.headers).toContainEqual({ name: 'location', value: '/ru/calendar/' });
  for (const [path, title] of [
    ['/ru/calendar/', 'Календарь'],
    ['/ru/services/moneytransfer', 'Денежные переводы'],
  ] as const) {
    const { status, html } = await answerOf(request, 'agent.localhost', path, cookie);
    expect([status, textOf(/<h1[\s\S]*?<\/h1>/.exec(html)![0])]).toEqual([200, title]);
  }
  expect((await answerOf(request, 'agent.localhost', '/services', cookie)).status).toBe(200);
});

test('sites without accounts have no forms about them: what is sent there finds nothing', async ({
  request,
}) => {
  const { email, password } = await demoPerson(request, ({ isFTA }) => isFTA);
  for (const path of ['/auth', '/auth/forgot-password', '/auth/reset-password/x'])
    expect((await send(request, 'b2b.localhost', path, { email, password })).status(), path).toBe(404);
});
