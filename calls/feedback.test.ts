import { expect, test } from 'vitest';
import { composeComment, type Entered, enteredEmail, feedbackBody } from './feedback.ts';

const anna: Entered = {
  name: 'Anna Nowak',
  phone: '+48 600 700 801',
  email: 'anna@mail.example',
  additional: ' Sea view,\nplease ',
};

test('[S-7.2-35] [S-7.2-36] a form is sent to its office from our no-reply address, what was entered in lines of the comment', () => {
  const form = { emailTo: 'riga@offices.solstice.example', address: 'Riga, Brivibas 1', requestKey: 'key' };
  expect(feedbackBody(anna, { ...form, kind: 'call-back', context: 'Hotel Aurora\n7 nights' })).toEqual({
    comment:
      'телефон: +48 600 700 801\nemail: anna@mail.example\nadditional: Sea view,\nplease\nHotel Aurora\n7 nights',
    email: 'no-reply@offices.solstice.example',
    emailto: 'riga@offices.solstice.example',
    faddress: 'Riga, Brivibas 1',
    name: 'Anna Nowak',
    phone: '+48 600 700 801',
    replyTo: 'anna@mail.example',
    requestKey: 'key',
    kind: 'call-back',
    website: '',
  });
});

test('[S-7.2-36] a comment without a context ends with what was entered', () => {
  const { additional: _, ...withoutText } = anna;
  expect(composeComment(withoutText)).toBe(
    'телефон: +48 600 700 801\nemail: anna@mail.example\nadditional: ',
  );
});

test('comments keep one line for each field, whatever was entered', () => {
  const comment = composeComment({
    name: 'A',
    phone: '1\nemail: x@y.zz\u2028',
    email: 'a@b.cc\r\nBcc: d@e.ff',
  });
  expect(comment).toBe('телефон: 1 email: x@y.zz\nemail: a@b.cc Bcc: d@e.ff\nadditional: ');
});

test('a comment says the e-mail of anyone who sends no other field in the line of that name', () => {
  expect(enteredEmail('телефон: 1 email: x@y.zz\nemail:  a@b.cc \nadditional: \nemail: d@e.ff')).toBe(
    'a@b.cc',
  );
  expect(enteredEmail('телефон: 1')).toBe('');
});
