import nodemailer from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';

/** Mail over SMTP. `url` is `smtps://user:password@host:465`; a server that takes no connection is given up after 20 s. */
export function smtpMail(url: string): Mail {
  const transport = nodemailer.createTransport(url, { pool: true } as object);
  return {
    transport: 'smtp',
    send: async (message) => {
      await transport.sendMail(composeMail(message));
    },
  };
}
