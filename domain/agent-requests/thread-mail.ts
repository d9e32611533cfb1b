import { randomUUID } from 'node:crypto';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { mailWords } from '#lib/mail-words.ts';
import { isLocale } from '#sites/locales.ts';
import { publicOrigin } from '#sites/public-origin.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import type { readCorrespondents } from './thread-store.server.ts';

type Message = {
  id: number;
  words: string;
  site: Site;
  people: Awaited<ReturnType<typeof readCorrespondents>>;
};

/** An agent's message, to the office that has the request; an answer by mail goes to the agent. */
export function mailToOffice({ id, words, site, people }: Message): MailMessage {
  const say = sayIn(site.mainLocale);
  const { phones, email } = people;
  const agency = mailWords(people.agency);
  const manager = mailWords(people.manager);
  const client = mailWords(people.client);
  return {
    id: randomUUID(),
    from: { name: site.brand.name, address: noReplyBeside(site.contacts.email) },
    to: people.email_to,
    replyTo: email,
    subject: say('mail.message.subject', { number: `${id}`, agency }),
    text: [
      say('mail.company', { company: agency }),
      say('mail.manager', { manager: [manager, phones, email].filter(Boolean).join(', ') }),
      say('mail.client', { client }),
      say('mail.request', { link: `${publicOrigin(site)}/orders/${id}` }),
      '',
      words,
    ].join('\n'),
  };
}

/** The operator's answer, to the agent whose request it is, in their language. */
export function mailToAgent({ id, words, site, people }: Message): MailMessage {
  const say = sayIn(isLocale(people.locale) ? people.locale : site.mainLocale);
  const client = mailWords(people.client);
  return {
    id: randomUUID(),
    from: { name: site.brand.name, address: noReplyBeside(site.contacts.email) },
    to: people.email,
    subject: say('mail.answer.subject', { number: `${id}`, client }),
    text: [
      say('mail.reset.greeting', { name: mailWords(people.manager) }),
      '',
      say('mail.answer.text', { number: `${id}`, client }),
      '',
      words,
      '',
      say('mail.answer.link'),
      `${publicOrigin(site)}/orders/${id}`,
    ].join('\n'),
  };
}
