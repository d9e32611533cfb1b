import { addressOf, cookiesOf, ends, logIn, pair, send, visitOf } from './account.ts';
import { answerOf, namedLinksOf, partOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Who is logged in, as pages show it and browsers keep it, asked without a browser.

test('who is logged in has the menus and links of agents, everybody else has others [S-1-47] [S-6-02] [S-4.1-05] [S-2.4-18] [S-2.4-21] [S-2.4-23] [S-1-19] [S-2.1-34] [S-2.1-36]', async ({
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
  const work = ['Search', 'Requests', 'Quotes', 'Clients', 'Reports', 'Calendar', 'Services', 'Help'];
  expect(agent.head).toEqual(work);
  for (const path of ['/today', '/notifications', '/calendar/', '/settings/mycompany'])
    expect(agent.all).toContain(path);
  expect(agent.foot).toContain('/orders/reports');
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
