import { siteMail } from '#domain/mail/site-mail.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { mailWords } from '#lib/mail-words.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import { type DocumentType, documentTypes } from './document.ts';

type Told = {
  number: number;
  title: Localised;
  name: string;
  phone: string;
  email: string;
  letter: string;
  locale: string;
  now: Date;
  document: { fileName: string; type: DocumentType; file: Uint8Array };
};

/** The mail that brings an application and its document to the office, in the main language of its site. */
export function applicationMail(told: Told, site: Site): MailMessage {
  const { number, name, phone, email, letter, locale, now, document } = told;
  const say = sayIn(site.mainLocale);
  const vacancy = localise(told.title, site.mainLocale);
  return siteMail({
    site,
    locale,
    now,
    replyTo: email,
    subject: say('mail.subject.application', { number: String(number), vacancy, name: mailWords(name) }),
    lines: [
      say('mail.vacancy', { vacancy }),
      say('mail.name', { name }),
      say('mail.phone', { phone }),
      say('mail.email', { email }),
      '',
      letter,
    ],
    attachment: {
      name: document.fileName,
      mediaType: documentTypes[document.type],
      bytes: document.file,
    },
  });
}
