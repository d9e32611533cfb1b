import { composeMail } from './compose-mail.ts';
import type { Mail, MailMessage } from './mail.ts';

/** Mail that stays in memory, for tests; the first `failures` attempts fail as an SMTP server would. */
export function memoryMail({ failures = 0 } = {}): Mail & { sent: MailMessage[]; attempts: () => number } {
  const sent: MailMessage[] = [];
  let attempts = 0;
  return {
    transport: 'outbox',
    sent,
    attempts: () => attempts,
    send: async (message) => {
      attempts++;
      if (attempts <= failures) throw new Error(`421 Try again later <${message.replyTo}>`);
      composeMail(message);
      sent.push(message);
    },
  };
}
