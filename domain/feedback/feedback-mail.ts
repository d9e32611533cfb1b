import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { mailWords } from '#lib/mail-words.ts';
import { publicOrigin } from '#sites/public-origin.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import type { FeedbackKind } from './feedback.ts';
import type { AskingAgent, StoredFeedback } from './feedback-store.server.ts';
import { letterLines } from './letter-lines.ts';

const subjects = {
  request: 'mail.subject.request',
  'call-back': 'mail.subject.callBack',
} as const satisfies Record<FeedbackKind, string>;

/** The mail that tells an office of a request, in the main language of its site; an answer goes to the visitor. */
export function feedbackMail(feedback: StoredFeedback, site: Site, agent?: AskingAgent): MailMessage {
  const { name, comment, faddress, locale: language } = feedback;
  const say = sayIn(site.mainLocale);
  const time = localTime(feedback.received_at, site.timeZone);
  const kind = feedback.kind as FeedbackKind; // the column allows no other
  const lines = [
    ...(agent ? agentLines(agent, feedback, site) : [say('mail.name', { name })]),
    comment,
    ...missingLines(feedback, site),
    ...(faddress ? [say('mail.office', { address: faddress })] : []),
    '',
    say('mail.received', { time, host: site.hosts[0]!, language }),
  ];
  return {
    id: feedback.request_key,
    from: { name: site.brand.name, address: noReplyBeside(site.contacts.email) },
    to: feedback.email_to,
    ...(feedback.email && { replyTo: feedback.email }),
    subject: say(subjects[kind], { number: String(feedback.id), name: mailWords(name) }),
    text: lines.join('\n'),
  };
}

/** Who asks for which client, and where the request is answered. */
function agentLines(agent: AskingAgent, { id, name }: StoredFeedback, site: Site): string[] {
  const say = sayIn(site.mainLocale);
  const { agency, manager, phones, email } = agent;
  return [
    say('mail.company', { company: agency }),
    say('mail.manager', { manager: [manager, phones, email].filter(Boolean).join(', ') }),
    say('mail.client', { client: name }),
    say('mail.request', { link: `${publicOrigin(site)}/orders/${id}` }),
  ];
}

/** What the comment does not say of the trip: a page of ours writes all of it there ([S]§7.2), another program may not. */
function missingLines({ comment, trip }: StoredFeedback, site: Site): string[] {
  const written = new Set(comment.split('\n'));
  return trip
    ? letterLines(trip, { site, locale: site.mainLocale }).filter((line) => !written.has(line))
    : [];
}

/** `2026-11-21 13:05`, at the site. */
const localTime = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
