import { expect, test } from 'vitest';
import { email } from '#lib/validation/emails.ts';
import { required } from '#lib/validation/required.ts';
import { type FieldRules, faultsOf, isRequired, rawValues } from './field-rules.ts';
import { allVisitedTouched, changed, failed, focused, left, newForm, shownFaults } from './form-state.ts';

const rules: FieldRules = {
  name: { validators: [required()] },
  email: { validators: [required(), email()] },
  comment: { validators: [] },
};

const shown = (form: Parameters<typeof shownFaults>[1]) =>
  Object.fromEntries(Object.entries(shownFaults(rules, form)).map(([name, fault]) => [name, fault?.key]));

const empty = 'validations.required';
const noEmail = 'validations.email';

test('nothing is wrong with a form that nobody has looked at yet', () => {
  expect(shown(newForm())).toEqual({});
});

test('[S-5.1-02] an error shows when its field was touched: entered and left again', () => {
  const entered = focused(newForm(), 'name');
  expect(shown(entered)).toEqual({});
  expect(shown(left(entered, 'name'))).toEqual({ name: empty });
  expect(shown(focused(left(entered, 'name'), 'name')), 'also while it is written in again').toEqual({
    name: empty,
  });
  expect(shown(left(left(newForm(), 'name'), 'email')), 'of every field that was').toEqual({
    name: empty,
    email: empty,
  });
});

test('[S-5.1-02] all errors show when sending has failed', () => {
  expect(shown(failed(newForm({ email: 'anna' })))).toEqual({ name: empty, email: noEmail });
});

test('[S-5.1-03] an error shows when its field is dirty and not active', () => {
  const written = changed(focused(newForm(), 'email'), { email: 'anna' });
  expect(shown(written), 'not while it is written').toEqual({});
  expect(shown(changed(newForm(), { email: 'anna' })), 'filled in by the browser or by the tab').toEqual({
    email: noEmail,
  });
  expect(shown(focused(changed(newForm(), { email: 'anna' }), 'name')), 'another one is active').toEqual({
    email: noEmail,
  });
});

test('[S-5.1-04] the first error of a field is the one that it shows', () => {
  expect(faultsOf(rules, { name: 'Anna', email: '  ' })).toEqual({ email: { key: empty, params: {} } });
  expect(faultsOf(rules, { name: 'Anna', email: 'anna' })).toEqual({ email: { key: noEmail, params: {} } });
});

test('what the server has refused shows until that field is changed', () => {
  const taken = { key: 'validations.email', params: {} };
  const form = failed(newForm({ name: 'Anna', email: 'anna@mail.example' }), { email: taken });
  expect(shown(form)).toEqual({ email: noEmail });
  expect(shown(changed(form, { ...form.texts, name: 'Ann' }))).toEqual({ email: noEmail });
  expect(shown(changed(form, { ...form.texts, email: 'ann@mail.example' }))).toEqual({});
});

test('[S-5.1-01] a field is required when one of its validators refuses to find nothing', () => {
  expect(Object.values(rules).map(isRequired)).toEqual([true, true, false]);
});

test('[S-5.13-08] sending is counted only when every field that was entered was left again', () => {
  expect(allVisitedTouched(newForm()), 'filled in by the browser').toBe(true);
  const inName = focused(newForm(), 'name');
  expect(allVisitedTouched(inName), 'sent by Enter from the field itself').toBe(false);
  const leftName = left(inName, 'name');
  expect(allVisitedTouched(leftName)).toBe(true);
  expect(allVisitedTouched(focused(leftName, 'email'))).toBe(false);
  expect(allVisitedTouched(left(focused(inName, 'email'), 'email')), 'another one was left').toBe(false);
});

test('spaces around a value are not part of it, unless its field says what is', () => {
  const digits = { validators: [], raw: (text: string) => text.replaceAll(/\D/g, '') };
  expect(rawValues({ name: rules.name!, phone: digits }, { name: ' Anna ', phone: '+1 (2)' })).toEqual({
    name: 'Anna',
    phone: '12',
  });
});
