import { addressOf, logIn, send } from './account.ts';
import { answerOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// The company of an agent, asked without a browser: forms as one without scripts sends them.

const agents = 'agent.localhost';
const path = '/settings/mycompany';
const isAnna = ({ name }: { name: string }) => name === 'Anna Hill';
const isPaul = ({ name }: { name: string }) => name === 'Paul Novak';

const formOf = (html: string) =>
  /<form(?=[^>]*action="\/settings\/mycompany")(?:(?!<\/form>)[\s\S])*name="asked" value="company"[\s\S]*?<\/form>/.exec(
    html,
  )![0];
const controlOf = (html: string, name: string) =>
  new RegExp(`<(input|select|textarea)\\b[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
const optionsOf = (html: string, name: string) =>
  [
    ...new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`)
      .exec(html)![0]
      .matchAll(/<option[^>]*>([^<]*)/g),
  ].map(([, text]) => text);

const said = {
  asked: 'company',
  lname: 'Sunny Shore Travel Ltd',
  director: 'Anna Hill',
  ownership: 'limited',
  taxation: 'vat',
  partner_town_state: 'LV',
  language: 'en',
  address: 'Seaside Avenue 12, Jūrmala, LV-2015',
  faddress: 'Seaside Avenue 12, ground floor, Jūrmala',
};

test('an administrator says what the company is: what is chosen in lists, addresses in areas; what is wrong is said beside it, and nothing typed is lost [S-2.17-06] [S-2.17-07] [S-5.12-06]', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, isAnna);
  const form = formOf((await answerOf(request, agents, path, cookie)).html);
  for (const list of ['ownership', 'taxation', 'partner_town_state', 'language'])
    expect(controlOf(form, list), list).toMatch(/^<select(?![^>]*disabled)/);
  for (const area of ['address', 'faddress']) expect(controlOf(form, area), area).toMatch(/^<textarea/);
  for (const line of ['lname', 'director']) expect(controlOf(form, line), line).toMatch(/^<input/);
  expect(optionsOf(form, 'taxation')).toEqual(['Not chosen', 'Pays VAT', 'Does not pay VAT']);
  expect(optionsOf(form, 'partner_town_state')).toEqual(expect.arrayContaining(['Latvia', 'Kazakhstan']));

  const wrong = await send(
    request,
    agents,
    path,
    { ...said, lname: 'Солнечный берег', address: ' ' },
    cookie,
  );
  expect(wrong.status()).toBe(400);
  const again = formOf(await wrong.text());
  const t = wordsOf('en');
  expect(textOf(again)).toContain(t('validations.nonCyrillic'));
  expect(textOf(again)).toContain(t('validations.required'));
  expect(controlOf(again, 'lname')).toContain('value="Солнечный берег"');

  const saved = await send(request, agents, path, said, cookie);
  expect([saved.status(), saved.headers().location]).toEqual([303, `${path}?done=company`]);
  const after = (await answerOf(request, agents, `${path}?done=company`, cookie)).html;
  expect(textOf(after)).toContain('The particulars of the company are saved.');
  expect(formOf(after)).toMatch(/<option value="LV" selected/);
});

test('a colleague reads the company but for its taxes, and changes nothing [S-3.14-03] [S-5.12-09]', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, isPaul);
  const { html } = await answerOf(request, agents, path, cookie);
  const form = formOf(html);
  expect(textOf(html)).toContain('Only an administrator of the agency can change this.');
  expect(controlOf(form, 'taxation')).toBe('');
  for (const name of [
    'lname',
    'director',
    'ownership',
    'partner_town_state',
    'language',
    'address',
    'faddress',
  ])
    expect(controlOf(form, name), name).toContain('disabled');
  expect(form).not.toContain('type="submit"');
  expect((await send(request, agents, path, { ...said, lname: 'Another' }, cookie)).status()).toBe(403);
  const told = await request.get(addressOf('/api/company/profile'), {
    headers: { host: `${agents}:${process.env.E2E_PORT}`, cookie },
  });
  expect(JSON.stringify(await told.json())).not.toContain('Another');
});
