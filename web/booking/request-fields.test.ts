import { expect, test } from 'vitest';
import { readRequest } from './request-fields.ts';

const whole = {
  name: 'Anna Berg',
  phone: '+371 2000 0000',
  email: 'anna@example.com',
  agree: 'on',
  requestKey: '6f2c1c9e-5a44-4c0e-9d55-0f6f3a3f4b11',
};

function read(differs: Record<string, string>, without: string[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...differs }))
    if (!without.includes(name)) form.set(name, value);
  return readRequest(form);
}

const errorsOf = (...args: Parameters<typeof read>) => {
  const result = read(...args);
  return result.ok ? {} : result.errors;
};

test('a request with everything that is asked for is read', () => {
  expect(read({ comment: ' a cot ' })).toMatchObject({
    ok: true,
    fields: { name: 'Anna Berg', comment: 'a cot' },
  });
});

test('name, phone and e-mail are required, spaces are nothing [S-5.13-01] [S-5.13-05]', () => {
  expect(errorsOf({ name: '  ', phone: '', email: '' })).toEqual({
    name: 'validations.required',
    phone: 'validations.required',
    email: 'validations.required',
  });
});

test('the agreement is required [S-5.13-07]', () => {
  expect(errorsOf({}, ['agree'])).toEqual({ agree: 'validations.agree' });
});

test.each(['anna', 'anna@example', 'anna@example.c', 'anna@example.technology', 'an na@example.com'])(
  '%s is no e-mail',
  (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'validations.email' });
  },
);

test('a comment may be left out, but has an end [S-5.13-06]', () => {
  expect(errorsOf({}, ['comment'])).toEqual({});
  expect(errorsOf({ comment: 'x'.repeat(2_001) })).toEqual({ comment: 'validations.tooLong' });
});
