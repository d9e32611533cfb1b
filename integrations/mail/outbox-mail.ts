import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';

/** Without SMTP settings each mail becomes a file `{id}.eml` in `folder`, exactly as it would have been sent. */
export function outboxMail(folder: string): Mail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    transport: 'outbox',
    send: async (message) => {
      const { message: eml } = await composer.sendMail(composeMail(message));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${message.id.replace(/[^\w-]/g, '_')}.eml`), eml as Buffer, {
        mode: 0o600,
      });
    },
  };
}
