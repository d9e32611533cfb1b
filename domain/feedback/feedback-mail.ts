import type { MailMessage } from '#integrations/mail/mail.ts';
import { type Localised, localise } from '#lib/localised.ts';
import type { Site } from '#sites/site.ts';
import { noReplyBeside } from './feedback.ts';
import type { StoredFeedback } from './feedback-store.server.ts';

const subjects: Record<string, Localised> = {
  request: { en: 'Request', ru: 'Заявка' },
  'call-back': { en: 'Call back', ru: 'Обратный звонок' },
};

const labels = {
  name: { en: 'name', ru: 'имя' },
  office: { en: 'office', ru: 'офис' },
  received: { en: 'received', ru: 'получено' },
} satisfies Record<string, Localised>;

/** The mail that tells an office of a request, in the main language of its site; an answer goes to the visitor. */
export function feedbackMail(feedback: StoredFeedback, site: Site): MailMessage {
  const say = (text: Localised) => localise(text, site.mainLocale);
  const lines = [
    `${say(labels.name)}: ${feedback.name}`,
    feedback.comment,
    ...(feedback.faddress ? [`${say(labels.office)}: ${feedback.faddress}`] : []),
    '',
    `${say(labels.received)}: ${localTime(feedback.received_at, site.timeZone)} · ${site.hosts[0]} · ${feedback.locale}`,
  ];
  return {
    id: feedback.request_key,
    from: { name: site.brand.name, address: noReplyBeside(site.contacts.email) },
    to: feedback.email_to,
    replyTo: feedback.email,
    subject: `${say(subjects[feedback.kind]!)} ${feedback.id}: ${feedback.name}`,
    text: lines.join('\n'),
  };
}

/** `2026-11-21 13:05`, at the site. */
const localTime = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
