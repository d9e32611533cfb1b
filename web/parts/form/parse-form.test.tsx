import { expect, test } from 'vitest';
import { nameLatin } from '#lib/validation/names.ts';
import { required } from '#lib/validation/required.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { anyText, type FieldRules, flatRules, rowField, saying } from './field-rules.ts';
import { type FormRefusal, refuse, refusedBy } from './form-refusal.ts';
import { checkForm, parseForm } from './parse-form.ts';
import { sentForm } from './read-form.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';
import { useNativeForm } from './use-native-form.ts';

const post = (fields: Record<string, string> | FormData) =>
  new Request('http://localhost/form', {
    method: 'POST',
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });

const traveller: FieldRules<'name' | 'born' | 'passport'> = {
  name: { validators: [required(), nameLatin()] },
  born: { validators: [required()] },
  passport: { ...anyText, isSecret: true },
};

const booking = {
  email: { validators: [required()] },
  travellers: { rows: traveller, most: 9 },
  intent: anyText,
};

const three = {
  email: ' anna@mail.example ',
  'travellers[0].name': 'ANNA BERG',
  'travellers[0].born': '1985-04-01',
  'travellers[0].passport': ' LV 123 ',
  'travellers[1].name': 'Анна',
  'travellers[1].born': '2019-09-02',
  'travellers[2].name': 'EMIL BERG',
  intent: 'book',
};

test('[S-5.1-01] a list of travellers is judged row by row, and each fault is that of its own field', async () => {
  const sent = await parseForm(post(three), booking);
  if (sent.ok) throw new Error('Two of the rows are wrong');
  expect(Object.entries(sent.refusal.fields).map(([name, fault]) => [name, fault?.key])).toEqual([
    ['travellers[1].name', 'validations.nameLatin'],
    ['travellers[2].born', 'validations.required'],
  ]);
});

test('what was typed comes back as it was typed, but for what is secret and what no rule names', async () => {
  const sent = await parseForm(post({ ...three, isAdmin: '1' }), booking);
  expect(sent.typed).toMatchObject({
    email: ' anna@mail.example ',
    'travellers[1].name': 'Анна',
    intent: 'book',
  });
  expect(JSON.stringify(sent.typed)).not.toMatch(/LV 123|passport|isAdmin/);
});

test('a form that is right says its fields without spaces around them and its lists as rows; a secret keeps its spaces', async () => {
  const right = { ...three, 'travellers[1].name': 'VERA BERG', 'travellers[2].born': '2020-01-01' };
  const sent = await parseForm(post(right), booking);
  expect(sent.ok && sent.value).toEqual({
    email: 'anna@mail.example',
    travellers: [
      { name: 'ANNA BERG', born: '1985-04-01', passport: ' LV 123 ' },
      { name: 'VERA BERG', born: '2019-09-02', passport: '' },
      { name: 'EMIL BERG', born: '2020-01-01', passport: '' },
    ],
    intent: 'book',
  });
});

test('more rows than a form of ours sends are refused, whatever is in them', async () => {
  const many = { ...three, 'travellers[9].name': 'X' };
  await expect(parseForm(post(many), booking)).rejects.toMatchObject({ init: { status: 400 } });
  const endless = { ...three, 'travellers[999999999].name': 'X' };
  await expect(parseForm(post(endless), booking)).rejects.toMatchObject({ init: { status: 400 } });
  const none = await parseForm(post({ email: 'a' }), booking);
  expect(none.ok && none.value.travellers).toEqual([]);
});

test('names of the language itself are no fields and no lists', async () => {
  const sent = await parseForm(post({ ...three, '__proto__[0].x': '1', 'constructor[0].y': '1' }), booking);
  expect(Object.keys(sent.typed)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/__proto__|constructor/)]),
  );
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('a file has a name, a size that is judged, and no echo but its name', () => {
  const rules = { paper: { validators: [required()], mostBytes: 4 } };
  const withFile = (bytes: number) => {
    const form = new FormData();
    form.set('paper', new File(['x'.repeat(bytes)], 'cv.pdf'));
    return sentForm(form);
  };
  const keysOf = (bytes: number) => {
    const sent = checkForm(withFile(bytes), rules);
    return sent.ok ? sent.typed.paper : sent.refusal.fields.paper?.key;
  };
  expect([0, 4, 5].map(keysOf)).toEqual(['validations.required', 'cv.pdf', 'validations.fileTooLarge']);
});

test('what a call found wrong is said of the fields of the form, else of all of it', () => {
  const failed = { ok: false, reason: 'invalid-request' } as const;
  const form = { key: 'common.formFeedback.submitError.text', params: {} };
  const reading = {
    faultOf: ({ field }: { field: string }) =>
      field === 'mail' ? (['email', { key: 'validations.email', params: {} }] as const) : undefined,
    form,
  };
  const fields = [{ field: 'mail', reason: 'no e-mail' }];
  expect(refusedBy({ ...failed, fields }, {}, reading)).toEqual({
    fields: { email: { key: 'validations.email', params: {} } },
    typed: {},
  });
  expect(refusedBy(failed, { email: 'x' }, reading)).toEqual({ fields: {}, form, typed: { email: 'x' } });
  expect(refuse({ fields: {}, typed: {} }).init?.status).toBe(400);
});

/** A form as a booking has it: its page comes back with the refusal. */
function NativeBooking({ refusal }: { refusal: FormRefusal | undefined }) {
  const { ref, field } = useNativeForm({ rules: booking, refusal, known: { email: 'known@mail.example' } });
  return (
    <form ref={ref} method="post">
      <RefusalNotice refusal={refusal} />
      <TextField field={field('email')} label="E-mail" />
      {[0, 1, 2].map((row) => (
        <fieldset key={row}>
          <TextField field={field(rowField('travellers', row, 'name'))} label={`Name ${row + 1}`} />
          <TextField field={field(rowField('travellers', row, 'born'))} label={`Born ${row + 1}`} />
        </fieldset>
      ))}
    </form>
  );
}

/** The same one judged while somebody types. */
function LiveBooking({ refusal }: { refusal: FormRefusal | undefined }) {
  const form = useForm<string>({
    rules: flatRules(booking, () => 3),
    keptAs: 'booking',
    refusal,
    opensAfterSeconds: 0,
    isSending: false,
    send: async () => {},
  });
  return (
    <form {...form.props} method="post">
      <TextField field={form.field('email')} label="E-mail" />
      {[0, 1, 2].map((row) => (
        <fieldset key={row}>
          <TextField field={form.field(rowField('travellers', row, 'name'))} label={`Name ${row + 1}`} />
          <TextField field={form.field(rowField('travellers', row, 'born'))} label={`Born ${row + 1}`} />
        </fieldset>
      ))}
    </form>
  );
}

const inputOf = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(` name="${name}"`)) ??
  '';

test.for([
  ['submitted by the browser', NativeBooking],
  ['judged while somebody types', LiveBooking],
] as const)(
  'the page of a form %s comes back without scripts: each row has its text and its error',
  async ([, Form]) => {
    const sent = await parseForm(post(three), booking);
    if (sent.ok) throw new Error('Two of the rows are wrong');
    const { html, text } = await renderPage('/booking', <Form refusal={sent.refusal} />);
    expect(inputOf(html, 'travellers[0].name')).toContain('value="ANNA BERG"');
    expect(inputOf(html, 'travellers[0].name')).not.toContain('aria-invalid');
    const wrong = inputOf(html, 'travellers[1].name');
    expect(wrong).toContain('value="Анна"');
    expect(wrong).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^"]+)"/.exec(wrong)?.[1];
    expect(html).toContain(`id="${described}"`);
    expect(inputOf(html, 'travellers[2].born')).toContain('aria-invalid="true"');
    expect(text).toContain('Name 2 *');
  },
);

test('before it was sent a form shows what is known, and afterwards what was typed, even nothing', async () => {
  const first = await renderPage('/booking', <NativeBooking refusal={undefined} />);
  expect(inputOf(first.html, 'email')).toContain('value="known@mail.example"');
  const refusal: FormRefusal = {
    fields: {},
    form: { key: 'account.fault.wait', params: { minutes: '3' } },
    typed: { email: '' },
  };
  for (const [locale, words] of [
    ['en', '3'],
    ['ru', '3'],
  ] as const) {
    const { html, text } = await renderPage('/booking', <NativeBooking refusal={refusal} />, { locale });
    expect(inputOf(html, 'email')).not.toContain('known@mail.example');
    expect(text).toContain(words);
    expect(text).not.toContain('account.fault');
  }
});

test('a rule may have a message of its own form', () => {
  const validate = saying('account.fault.required', required());
  expect(validate(' ')).toEqual({ key: 'account.fault.required', params: {} });
  expect(validate('x')).toBeUndefined();
});
