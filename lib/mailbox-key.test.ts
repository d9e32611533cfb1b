import { expect, test } from 'vitest';
import { emailLimitKey, mailboxKey } from './mailbox-key.ts';

test.each([
  [
    'ilze@shore.example',
    ['ILZE@SHORE.example', 'İlze@shore.example', 'ılze@shore.example', 'ｉｌｚｅ@shore.example'],
  ],
  ['kate@shore.example', ['\u212Aate@shore.example', 'Kate@Shore.Example', ' kate@shore.example ']],
  ['strasse@shore.example', ['straße@shore.example', 'STRAẞE@shore.example', 'ſtraſſe@shore.example']],
  [
    'angstrom@shore.example',
    ['Å\u006Egstrom@shore.example', '\u212Bngstrom@shore.example', 'A\u030Angstrom@shore.example'],
  ],
  ['σοφος@shore.example', ['ΣΟΦΟΣ@shore.example', 'σοφοσ@shore.example']],
])('limits count every spelling of %s as one', (email, spellings) => {
  for (const spelling of spellings) expect(emailLimitKey(spelling), spelling).toBe(emailLimitKey(email));
});

test('an account is counted by its whole address, its mailbox without what stands after a plus', () => {
  expect(emailLimitKey('anna+one@shore.example')).not.toBe(emailLimitKey('anna+two@shore.example'));
  for (const email of ['anna+one@shore.example', 'Anna+two+three@SHORE.example', 'anna+@shore.example'])
    expect(mailboxKey(email)).toBe('anna@shore.example');
  expect(mailboxKey('anna@shore+branch.example')).toBe('anna@shore+branch.example');
  expect(mailboxKey('no-mailbox+at-all')).toBe('no-mailbox+at-all');
});
