import { expect, test } from 'vitest';
import type { ManagerProfile } from '#calls/manager-profile.ts';
import { plainDate } from '#lib/plain-date.ts';
import { renderPage } from '#test/render-page.tsx';
import { sentForm } from '#web/parts/form/read-form.ts';
import { ownProfileView } from './own-profile.ts';
import { checkProfile } from './profile.ts';
import { ProfileForm } from './profile-form.tsx';

const today = plainDate('2026-11-21');
type Field = ManagerProfile['fields'][number];

const fieldOf = (entityField: string, differs: Partial<Field> = {}): Field => ({
  entityField,
  entityInc: 1,
  type: 'text',
  title: entityField,
  value: '',
  visible: '1',
  editable: '1',
  required: '0',
  ...differs,
});

const profileOf = (
  fields: Field[],
  partPass: ManagerProfile['partPass'] = [{ administrator: false, inc: 7 }],
) => ({
  partPass,
  fields,
  code: 0,
  townList: [
    { id: 11, name: 'Riga' },
    { id: 12, name: 'Liepāja' },
  ],
});

async function drawn(...given: Parameters<typeof profileOf>) {
  const profile = profileOf(...given);
  const form = (
    <ProfileForm
      action="/settings"
      fields={ownProfileView(profile)}
      towns={profile.townList}
      today={today}
      refusal={undefined}
    />
  );
  return (await renderPage('/settings', form)).html;
}

const login = fieldOf('alias', { value: 'ANNA' });
const controlOf = (html: string, name: string) =>
  new RegExp(`<(input|select|textarea)\\b[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test.each([
  ['sex', /^<input type="radio"/, 'S-2.17-04'],
  ['date', /^<input(?=.*type="date")(?=.*min="1910-01-01")(?=.*max="2008-11-21")/, 'S-2.17-05'],
  ['town', /^<select/, 'S-2.17-06'],
  ['partner_town_state', /^<select/, 'S-2.17-06'],
  ['ownership', /^<select/, 'S-2.17-06'],
  ['taxation', /^<select/, 'S-2.17-06'],
  ['select', /^<select/, 'S-2.17-06'],
  ['address', /^<textarea/, 'S-2.17-07'],
  ['faddress', /^<textarea/, 'S-2.17-07'],
  ['text', /^<input/, 'S-2.17-08'],
  ['anything', /^<input/, 'S-2.17-08'],
])('a field of the type %s is drawn as %s [%s]', async (type, control) => {
  const html = await drawn([login, fieldOf('town', { type })]);
  expect(controlOf(html, 'town')).toMatch(control);
});

test('fields are visible by any of three spellings of yes, and only those of the form [S-3.14-03]', async () => {
  for (const visible of ['1', 1, true])
    expect(controlOf(await drawn([login, fieldOf('phones', { visible })]), 'phones')).not.toBe('');
  for (const visible of ['0', 0, false, null, 'yes'])
    expect(controlOf(await drawn([login, fieldOf('phones', { visible })]), 'phones')).toBe('');
  expect(controlOf(await drawn([login, fieldOf('position')]), 'position')).toBe('');
});

test('a field is disabled unless the participant exists, has a login, and the field can be edited [S-5.12-09]', async () => {
  const phones = async (...given: Parameters<typeof profileOf>) => controlOf(await drawn(...given), 'phones');
  expect(await phones([login, fieldOf('phones')])).not.toContain('disabled');
  expect(await phones([login, fieldOf('phones', { editable: '0' })])).toContain('disabled');
  expect(await phones([fieldOf('alias'), fieldOf('phones')])).toContain('disabled');
  expect(await phones([login, fieldOf('phones')], [])).toContain('disabled');
});

test('the form of other fields is that of the server, in its words, without spaces around; else the class says it [S-5.12-05] [S-5.12-06] [S-5.12-07]', () => {
  const judged = (differs: Partial<Field>, value: string) => {
    const profile = profileOf([fieldOf('alias', { value: 'ANNA', ...differs })]);
    const { fields } = profile;
    const view = ownProfileView(profile);
    const form = new FormData();
    form.set('alias', value);
    const sent = checkProfile(sentForm(form), { fields, view, today });
    return sent.ok ? undefined : sent.refusal.fields.alias;
  };
  const pattern = { pattern: '/^[a-z]+$/', patternTitle: 'Small letters' };
  expect(judged(pattern, ' anna ')).toBeUndefined();
  expect(judged(pattern, 'ANNA')?.text).toBe('Small letters');
  expect(judged({ class: 'eng' }, 'Анна')?.key).toBe('validations.nonCyrillic');
  expect(judged({ class: 'rus' }, 'Anna')?.key).toBe('validations.nonLatin');
});
