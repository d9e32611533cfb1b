import fc from 'fast-check';
import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import type { MailMessage } from './mail.ts';

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const message: MailMessage = {
  id: 'a1',
  from: { name: 'Solstice Travel', address: 'no-reply@solstice.example' },
  to: 'pl@solstice.example',
  replyTo: 'anna@mail.example',
  subject: 'Заявка 1',
  text: 'Привет',
};

/** The headers of a mail as they are sent, unfolded. */
async function headersOf(change: Partial<MailMessage>): Promise<string[]> {
  const { message: eml } = await composer.sendMail(composeMail({ ...message, ...change }));
  const text = String(eml);
  return text
    .slice(0, text.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
}

const names = (headers: string[]) => headers.map((header) => header.split(':')[0]);

test('whatever a visitor writes, no header is added or doubled, and the recipient stays', async () => {
  const usual = new Set(names(await headersOf({})));
  const line = fc.constantFrom(
    '\r\n',
    '\n',
    '\r',
    '\u2028',
    '\0',
    '\v',
    ', ',
    '>',
    '"',
    'Bcc: x@y.example',
    'a',
    'ё',
    ' ',
  );
  const text = fc.array(line, { maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (subject, name, id) => {
      const from = { ...message.from, name };
      const headers = await headersOf({ subject, id, from, text: subject });
      expect(names(headers).filter((name) => !usual.has(name))).toEqual([]);
      expect(new Set(names(headers)).size).toBe(headers.length);
      expect(headers).toContain('To: pl@solstice.example');
    }),
    { numRuns: 200 },
  );
});

test('control characters and marks that turn the direction reach neither headers nor text', async () => {
  const bad = 'Anna\u202Etsac\u0007\u001B\u2066\u0085\u2028x';
  const { message: eml } = await composer.sendMail(
    composeMail({ ...message, subject: bad, text: bad, from: { ...message.from, name: bad } }),
  );
  const composed = composeMail({ ...message, subject: bad, text: bad });
  expect(composed.subject).toBe('Annatsac x');
  expect(composed.text).toBe('Annatsac  \n\nx');
  expect(String(eml)).not.toMatch(/(?![\r\n\t])\p{Cc}|=E2=80=AE|=E2=81=A6/u);
});

test.each([
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  'Anna <a@b.example>',
  'a@b.example;',
  'nobody',
  '',
])('%j is not one plain address, so nothing is sent to it', (to) => {
  expect(() => composeMail({ ...message, to })).toThrow('not one plain address');
});

test('letters of all markets arrive', async () => {
  const subject = 'Заявка: Łódź, Şəki, Ґанок, Oʻzbekiston';
  const { message: eml } = await composer.sendMail(composeMail({ ...message, subject, text: subject }));
  const encoded = /Subject: (.*?)\r\n(?! )/s.exec(String(eml))?.[1] ?? '';
  const words = [...encoded.matchAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/g)].map(([, kind, word]) =>
    kind === 'B'
      ? Buffer.from(word!, 'base64')
      : Buffer.from(decodeURIComponent(word!.replace(/_/g, ' ').replace(/=/g, '%'))),
  );
  expect(Buffer.concat(words).toString()).toBe(subject);
});
