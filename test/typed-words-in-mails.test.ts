import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountNoticeMail } from '#domain/accounts/account-notice-mail.ts';
import { emailChangeMail } from '#domain/accounts/email-change-mail.ts';
import { invitationMail } from '#domain/accounts/invitation-mail.ts';
import { resetMail } from '#domain/accounts/reset-mail.ts';
import { mailToAgent } from '#domain/agent-requests/thread-mail.ts';
import { applicationMail } from '#domain/careers/application-mail.ts';
import { feedbackMail } from '#domain/feedback/feedback-mail.ts';
import { questionMail } from '#domain/quotes/question-mail.ts';
import { composeMail } from '#integrations/mail/compose-mail.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { locales } from '#sites/locales.ts';
import { publicOrigin } from '#sites/public-origin.ts';

// What somebody typed is one short line without an address in a mail to somebody else.

const typed = `Prize! https://evil.example/win?x=1 evil.example/b www.evil.example\r\nwin@evil.example \u202Efed\u2066 \u0007\u001B\u0085\u2028Bcc: all ${'x'.repeat(300)}`;
const now = new Date('2026-11-21T10:00:00Z');
const email = 'nina@shore.example';
const origin = 'https://solstice.example';
const invited = {
  id: 1,
  email,
  official_name: typed,
  inviter: typed,
  origin,
  // What the mail says nothing of.
} as unknown as Parameters<typeof invitationMail>[0];

const correspondents = (locale: string) => ({
  email_to: email,
  site_id: defaultSite.id,
  client: typed,
  agency: typed,
  manager: typed,
  locale,
  phones: '',
  email,
});

type Mailed = Record<string, (locale: string) => MailMessage>;

/** To people who are not the operator, by the file that writes the mail. */
const toOthers: Mailed = {
  'domain/accounts/invitation-mail.ts': (locale) => invitationMail({ ...invited, locale }, 'T', defaultSite),
  'domain/accounts/reset-mail.ts': (locale) =>
    resetMail(
      {
        reset: { id: 1, origin, locale, email, new_name: typed },
        token: 'T',
        person: { name: typed, email },
      },
      defaultSite,
    ),
  'domain/accounts/account-notice-mail.ts': (locale) =>
    accountNoticeMail({ change: 'email', owner: { name: typed, email, locale }, site: defaultSite, now }),
  'domain/accounts/email-change-mail.ts': (locale) =>
    emailChangeMail(
      {
        id: 1,
        manager_inc: 1,
        email,
        origin,
        locale,
        site_id: defaultSite.id,
        expires_at: now,
        token_hash: null,
      },
      'T',
      defaultSite,
    ),
  'domain/agent-requests/thread-mail.ts': (locale) =>
    mailToAgent({
      id: 7,
      words: 'The flight is confirmed.',
      site: defaultSite,
      people: correspondents(locale),
    }),
  'domain/quotes/question-mail.ts': (locale) =>
    questionMail(
      {
        quote: {
          inc: 1,
          title: typed,
          client: typed,
          manager_name: typed,
          manager_email: email,
          person_email: email,
          agency_email: email,
          manager_locale: locale,
          manager_state: 'active',
          person_state: 'active',
        },
        offer: undefined,
        question: { words: 'Is the sea warm?\rYours,\u2028Solstice', contact: '+371 2000 0001' },
      },
      defaultSite,
    ),
};

const feedback = {
  id: 1,
  kind: 'request',
  name: typed,
  phone: '',
  email,
  email_to: email,
  comment: '',
  faddress: '',
  locale: 'en',
  site_id: defaultSite.id,
  request_key: 'k',
  received_at: now,
  mailed_at: null,
  trip: null,
};
const applied = {
  number: 1,
  title: { en: 'Guide', ru: 'Гид' },
  name: typed,
  phone: '',
  email,
  letter: '',
  locale: 'en',
  now,
  document: { fileName: 'a.pdf', type: 'pdf' as const, file: new Uint8Array() },
};

/** To the operator, who reads what was typed as it was typed: the subject alone is short. */
const toOffice: Mailed = {
  'domain/feedback/feedback-mail.ts': () => feedbackMail(feedback, defaultSite),
  'domain/careers/application-mail.ts': () => applicationMail(applied, defaultSite),
};

test.each(Object.keys(toOthers).flatMap((file) => locales.map((locale) => [file, locale] as const)))(
  '%s in %s leads nobody elsewhere',
  (file, locale) => {
    const { subject, text } = toOthers[file]!(locale);
    for (const said of [subject, text]) expect(said).not.toMatch(/evil|@elsewhere|www\./);
    const ours = [`${origin}/`, `${publicOrigin(defaultSite)}/`];
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    expect(links.filter((link) => !ours.some((own) => link.startsWith(own)))).toEqual([]);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(`${subject}\n${text}`).not.toContain('x'.repeat(81));
    for (const said of [subject, text])
      expect(said).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\u2028\u2029]/u);
  },
);

test.each(Object.keys(toOffice))('the subject of %s is short and names no address', (file) => {
  const { subject } = toOffice[file]!('en');
  expect(subject).not.toMatch(/evil|[\r\n@]/);
  expect(subject.length).toBeLessThan(200);
});

test('every file that writes a mail is here', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(join(root, 'domain'), { recursive: true, encoding: 'utf8' });
  const writers = files
    .map((file) => `domain/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /subject: say\(/.test(readFileSync(join(root, file), 'utf8')));
  // What an agency applies with is mailed as an application for a vacancy is: `server/agency-applications.test.ts`.
  const others = ['domain/agency-applications/apply-as-agency.ts'];
  expect(writers.toSorted()).toEqual(
    [...Object.keys(toOthers), ...Object.keys(toOffice), ...others].toSorted(),
  );
});

test('each line of a client’s question is marked as the client’s, whatever ends it', () => {
  const { text } = toOthers['domain/quotes/question-mail.ts']!('en');
  expect(text).toContain('> Is the sea warm?\n> Yours,\n> Solstice\n');
});

test.each([...Object.keys(toOthers), ...Object.keys(toOffice)])(
  '%s goes out without control characters',
  (file) => {
    const { subject, text, from } = composeMail((toOthers[file] ?? toOffice[file])!('en'));
    for (const sent of [subject, text, (from as { name: string }).name])
      expect(sent).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u2028\u2029]/u);
  },
);
