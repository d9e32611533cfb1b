import { addressOf, cookiesOf, demoPerson, logIn, pair, send } from './account.ts';
import { answerOf, namedLinksOf, partOf, textOf } from './answers.ts';
import { expect, outboxPath, test } from './fixtures.ts';

// Logging in and out, asked without a browser: forms as one without scripts sends them.

const visitOf = (html: string) =>
  JSON.parse(/<script id="visit"[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!.replaceAll('\\u003c', '<'));

test('the form leads on to the page that was asked for, with a cookie that no script sees, and nowhere else', async ({
  request,
}) => {
  const { email, password } = await demoPerson(request, ({ isAdministrator }) => isAdministrator);
  for (const [path, from, to] of [
    ['/auth', '/orders/', '/orders/'],
    ['/ru/auth', '/orders/', '/ru/orders/'],
    ['/auth', '', '/'],
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

test('who is logged in has the menus and links of agents, everybody else has others [S-1-47] [S-6-02] [S-4.1-05] [S-2.4-18] [S-2.4-21] [S-2.4-23] [S-1-19]', async ({
  request,
}) => {
  const linksTo = async (cookie: string) => {
    const { html } = await answerOf(request, 'agent.localhost', '/data-sources', cookie);
    const head = namedLinksOf(partOf(html, 'Main navigation')).map(({ text }) => text);
    const paths = (landmark: string) =>
      namedLinksOf(new RegExp(`<${landmark}\\b[\\s\\S]*?</${landmark}>`).exec(html)?.[0] ?? '').map(
        ({ href }) => href,
      );
    return {
      head,
      all: namedLinksOf(html).map(({ href }) => href),
      foot: paths('footer'),
      user: visitOf(html).user,
    };
  };
  const guest = await linksTo('');
  expect(guest.head).toEqual(['Cooperation', 'For travellers', 'Old site']);
  expect(guest.foot).not.toContain('/orders/');
  expect(guest.user).toBeUndefined();

  const agent = await linksTo(
    await logIn(request, 'agent.localhost', ({ isAdministrator }) => isAdministrator),
  );
  expect(agent.head).toEqual(['Search', 'Orders', 'Reports', 'Calendar', 'Services', 'Help']);
  expect(agent.foot).toContain('/orders/reports');
  expect(agent.all).toContain('/settings/mycompany');
  expect(agent.user).toMatchObject({ isLogin: true, isAdmin: true, officialName: 'Sunny Shore Travel' });
});

test('the current user is fetched where a session is shown, on the sites of agents and the photo archive, and what scripts need of it is kept [S-4.1-01] [S-4.1-03] [S-3.1-03]', async ({
  request,
}) => {
  for (const host of ['agent.localhost', 'photobase.localhost']) {
    const cookie = await logIn(request, host, ({ isBanned }) => isBanned);
    const page = await answerOf(request, host, '/data-sources', cookie);
    expect(visitOf(page.html).user, host).toMatchObject({ isBanned: true, partPassName: 'Victor Lang' });
    const kept = page.headers.find(({ value }) => value.startsWith('userInfo='))!.value;
    expect(JSON.parse(decodeURIComponent(pair(kept).slice('userInfo='.length)))).toEqual({
      depositAccess: false,
      isAdmin: false,
      partPassInc: expect.any(Number),
    });
    expect(kept).not.toContain('HttpOnly');
    expect(page.headers).toContainEqual({ name: 'cache-control', value: 'no-store' });
    const again = await answerOf(request, host, '/data-sources', `${cookie}; ${pair(kept)}`);
    expect(again.headers.filter(({ value }) => value.startsWith('userInfo='))).toEqual([]);
  }
  const elsewhere = await logIn(request, 'agent.localhost', ({ isFTA }) => isFTA);
  const consumer = await answerOf(request, 'localhost', '/data-sources', elsewhere);
  expect(visitOf(consumer.html).user).toBeUndefined();
});

const ends = (name: string) => expect.stringMatching(new RegExp(`^${name}=; Path=/; Max-Age=0;`));

test('a session that is over is forgotten with all that is known of the user, and an open page is loaded anew [S-4.1-02] [S-8-07]', async ({
  request,
}) => {
  const cookie = `session=${'x'.repeat(43)}; userInfo=%7B%7D; authorLogin=1`;
  const page = await answerOf(request, 'agent.localhost', '/data-sources', cookie);
  expect(page.status).toBe(200);
  const given = page.headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value);
  expect(given).toEqual(expect.arrayContaining([ends('session'), ends('userInfo'), ends('authorLogin')]));

  const data = await request.get(addressOf('/help.data'), {
    headers: { host: `agent.localhost:${process.env.E2E_PORT}`, accept: '*/*', cookie },
    maxRedirects: 0,
  });
  expect(cookiesOf(data)).toEqual(
    expect.arrayContaining([ends('session'), ends('userInfo'), ends('authorLogin')]),
  );
  expect(data.headers()['x-remix-reload-document']).toBe('true');
});

test('logging out ends the session and takes its cookies, and leads back to the page [S-4.1-07] [S-4.1-09]', async ({
  request,
}) => {
  const cookie = await logIn(request, 'agent.localhost', ({ isBranch }) => isBranch);
  const answer = await send(request, 'agent.localhost', '/logout', { from: '/data-sources?x=1' }, cookie);
  expect([answer.status(), answer.headers().location]).toEqual([303, '/data-sources?x=1']);
  expect(cookiesOf(answer)).toEqual(
    expect.arrayContaining([ends('session'), ends('userInfo'), ends('authorLogin')]),
  );
  const after = await answerOf(request, 'agent.localhost', '/data-sources', cookie);
  expect(visitOf(after.html).user).toBeUndefined();
});

test('a forgotten password is mailed a link for, in the language of the page, which sets a new one', async ({
  request,
}) => {
  const { email } = await demoPerson(request, ({ name }) => name === 'Марк Орлов');
  const asked = await send(request, 'agent.localhost', '/ru/auth/forgot-password', { email });
  expect(textOf(await asked.text())).toContain('ссылка уже в пути');
  let link = '';
  await expect(async () => {
    const outbox = await (await request.get(addressOf(outboxPath()))).text();
    link = /\/ru\/auth\/reset-password\/[\w-]{43}/.exec(outbox)![0];
  }).toPass();

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
  const form = { email, password: 'семь лебедей' };
  expect((await send(request, 'agent.localhost', '/ru/auth', form)).status()).toBe(303);
});

test('who is logged in has no business on the page for it, and pages of the office that are not there yet say so', async ({
  request,
}) => {
  const cookie = await logIn(request, 'agent.localhost', ({ isFTA }) => isFTA);
  const auth = await answerOf(request, 'agent.localhost', '/ru/auth?from=/calendar/', cookie);
  expect(auth.headers).toContainEqual({ name: 'location', value: '/ru/calendar/' });
  for (const [path, title] of [
    ['/ru/calendar/', 'Календарь'],
    ['/ru/services/moneytransfer', 'Ещё не открыто'],
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

test('the photo archive tells everybody what it has, and shows whoever has logged in its albums, each picture in three sizes as a file [S-1-20] [S-1-47]', async ({
  request,
}) => {
  const host = 'photobase.localhost';
  const home = await answerOf(request, host, '/');
  expect(textOf(home.html)).toMatch(/\d+ countries · [\d,]+ albums · [\d,]+ pictures/);
  const shut = await request.get(addressOf('/albums?q=kemer'), {
    headers: { host: `${host}:${process.env.E2E_PORT}`, accept: 'text/html' },
    maxRedirects: 0,
  });
  expect([shut.status(), shut.headers().location]).toEqual([302, '/auth?from=%2Falbums%3Fq%3Dkemer']);

  const cookie = await logIn(request, host, ({ isAdministrator }) => isAdministrator);
  const found = await answerOf(request, host, '/albums?q=kemer', cookie);
  const albums = namedLinksOf(found.html).filter(({ href }) => href.startsWith('/albums/turkey/'));
  expect(albums.length).toBeGreaterThan(0);
  // This site has the flag off that leads agents to the settings of their company.
  expect(namedLinksOf(found.html).map(({ href }) => href)).not.toContain('/settings/mycompany');
  const album = await answerOf(request, host, albums[0]!.href, cookie);
  const pictures = namedLinksOf(album.html).filter(({ href }) => href.startsWith(`${albums[0]!.href}/`));
  expect(pictures.length).toBeGreaterThan(10);
  const picture = await answerOf(request, host, pictures[0]!.href, cookie);
  const files = namedLinksOf(picture.html).filter(({ href }) => href.startsWith('/img?'));
  expect(files.map(({ href }) => new URL(href, 'http://localhost').searchParams.get('width'))).toEqual([
    '680',
    '1360',
    '2176',
  ]);
  const file = await request.get(addressOf(files[0]!.href.replaceAll('&amp;', '&')));
  expect(file.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+-1-680\.jpg"$/),
  });
  expect((await answerOf(request, host, `${albums[0]!.href}/999`, cookie)).status).toBe(404);
  expect(textOf((await answerOf(request, host, '/albums?q=zzzz', cookie)).html)).toContain(
    'No album is called that',
  );
});
