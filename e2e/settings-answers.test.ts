import { addressOf, logIn, send } from './account.ts';
import { answerOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// The settings of an agent, asked without a browser: forms as one without scripts sends them.

const agents = 'agent.localhost';
const isIlze = ({ name }: { name: string }) => name === 'Ilze Kalniņa';

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)![0];
const controlOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<(input|select)\\b[^>]*name="${name}"[^>]*>`, 'g'))].map(([tag]) => tag);

test('an agent who has logged in sees and saves what they say of themselves, others log in first, other sites have no such page [S-2.17-01] [S-2.17-02] [S-2.17-03] [S-2.17-04] [S-2.17-05] [S-2.17-08] [S-2.17-10] [S-6-20]', async ({
  request,
}) => {
  const closed = await answerOf(request, agents, '/settings');
  expect([
    closed.status,
    closed.headers.find(({ name }) => name.toLowerCase() === 'location')?.value,
  ]).toEqual([302, '/auth?from=%2Fsettings']);
  expect((await answerOf(request, 'localhost', '/settings')).status).toBe(404);

  const cookie = await logIn(request, agents, isIlze);
  const { html } = await answerOf(request, agents, '/settings', cookie);
  const form = /<form[^>]*action="\/settings"[\s\S]*?<\/form>/.exec(mainOf(html))![0];
  const names = [...form.matchAll(/<(?:input|select)\b[^>]*name="(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(names)]).toEqual(['fullname', 'born', 'male', 'phones', 'email', 'alias', 'town']);
  expect(
    controlOf(form, 'male').map((radio) => /type="(\w+)"[^>]*value="(\d)"|value="(\d)"/.exec(radio)![0]),
  ).toHaveLength(2);
  expect(textOf(form)).toMatch(/Sex\s*female\s*male/);
  expect(controlOf(form, 'born')[0]).toContain('type="date"');
  for (const words of ['fullname', 'phones', 'alias'])
    expect(controlOf(form, words)[0]).toMatch(/^<input\b(?![^>]*type="(date|radio)")/);
  const towns = [.../<select[\s\S]*?<\/select>/.exec(form)![0].matchAll(/<option value="(\d+)"/g)].map(
    ([, id]) => id!,
  );
  expect(towns.length).toBeGreaterThan(0);

  const said = {
    fullname: 'Ilze Kalniņa',
    born: '1990-03-02',
    male: '0',
    phones: '+371 2000 1122',
    email: 'ilze.kalnina@sunny-shore.example',
    alias: 'IKALN',
    town: towns[0]!,
  };
  const wrong = await send(
    request,
    agents,
    '/settings',
    { ...said, born: '2020-01-01', phones: '8 921' },
    cookie,
  );
  expect(wrong.status()).toBe(400);
  const again = mainOf(await wrong.text());
  const stars = [...again.matchAll(/id="([^"]+)"[^>]*aria-required="true"/g)].map(([, id]) =>
    textOf(new RegExp(`<label[^>]* for="${id}"[^>]*>([\\s\\S]*?)</label>`).exec(again)?.[1] ?? ''),
  );
  expect(stars.length, 'name and e-mail at least').toBeGreaterThan(1);
  for (const starred of stars) expect(starred).toMatch(/ \*$/);
  expect(textOf(again)).toContain('A phone number that starts with + or 7, then digits, spaces and brackets');
  expect(textOf(again)).toContain('A manager is at least 18 years old');
  expect(controlOf(again, 'phones')[0]).toMatch(
    /aria-invalid="true".*value="8 921"|value="8 921".*aria-invalid="true"/,
  );
  expect(controlOf(again, 'born')[0]).toContain('value="2020-01-01"');

  const saved = await send(request, agents, '/settings', said, cookie);
  expect([saved.status(), saved.headers().location]).toEqual([303, '/settings?saved=1']);
  const after = mainOf((await answerOf(request, agents, '/settings?saved=1', cookie)).html);
  expect(textOf(after)).toContain('Your profile is saved.');
  expect(controlOf(after, 'phones')[0]).toContain('value="+371 2000 1122"');
  expect(controlOf(after, 'male').filter((radio) => radio.includes('checked'))).toEqual([
    expect.stringContaining('value="0"'),
  ]);
  expect(after).toMatch(new RegExp(`<option value="${towns[0]}" selected`));
});

test('what is no date is told how dates are written, and its field is empty again [W-5-14] [W-5-17]', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, isIlze);
  const answer = await send(request, agents, '/settings', { born: '1990-02-31' }, cookie);
  expect(answer.status()).toBe(400);
  const form = mainOf(await answer.text());
  expect(textOf(form)).toContain(wordsOf('en')('validations.date'));
  expect(controlOf(form, 'born')[0]).toMatch(/ value=""/);
});

test('the profile of an administrator says so, and how to reach them [S-3.14-04] [S-6-04]', async ({
  request,
}) => {
  const admin = await logIn(request, agents, ({ isAdministrator }) => isAdministrator);
  const own = textOf(mainOf((await answerOf(request, agents, '/ru/settings', admin)).html));
  expect(own).toContain('Администратор агентства: Anna Hill, anna.hill@sunny-shore.example');
  const manager = await logIn(request, agents, ({ isFTA }) => isFTA);
  const others = textOf(mainOf((await answerOf(request, agents, '/ru/settings', manager)).html));
  expect(others).not.toContain('Администратор агентства');
  const { status } = await request
    .get(addressOf('/api/MyOffice/EditPartPassParamsV2'))
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(401);
});
