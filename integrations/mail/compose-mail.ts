import type { SendMailOptions } from 'nodemailer';
import { mailAddress } from '#lib/mail-address.ts';
import { mailText } from '#lib/mail-words.ts';
import type { MailMessage } from './mail.ts';

/** What nodemailer is told. No text of a visitor reaches a header with a line break in it. */
export function composeMail(message: MailMessage): SendMailOptions {
  const { id, from, to, replyTo, subject, text, attachment } = message;
  const domain = from.address.split('@').at(-1);
  return {
    messageId: `<${headerText(id)}@${domain}>`,
    from: { name: headerText(from.name), address: plainAddress(from.address) },
    to: { name: '', address: plainAddress(to) },
    ...(replyTo ? { replyTo: { name: '', address: plainAddress(replyTo) } } : {}),
    subject: headerText(subject),
    text: mailText(text),
    ...(attachment && { attachments: [attached(attachment)] }),
    // Texts come from visitors: nothing in them names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The file as bytes: never by a path or an address, which this mail may not read. */
const attached = ({ name, mediaType, bytes }: NonNullable<MailMessage['attachment']>) => ({
  filename: headerText(name),
  contentType: mediaType,
  contentDisposition: 'attachment' as const,
  content: Buffer.from(bytes),
});

/** One line without control characters and marks that turn its direction. */
const headerText = (text: string) =>
  mailText(text)
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();

/** Anything that could be read as two addresses, or as a header, is a mistake of ours: visitors' are checked before. */
function plainAddress(address: string): string {
  if (mailAddress.test(address)) return address;
  throw new Error('A mail address is not one plain address');
}
