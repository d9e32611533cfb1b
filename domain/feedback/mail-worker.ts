import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { mailEmailChange } from '#domain/accounts/mail-email-change.ts';
import { mailInvitation } from '#domain/accounts/mail-invitation.ts';
import { mailReset } from '#domain/accounts/mail-reset.ts';
import { sendOutgoing } from '#domain/mail/send-outgoing.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import type { Site } from '#sites/site.ts';
import { feedbackMail } from './feedback-mail.ts';
import { lockUnmailed, markMailed, readAskingAgent } from './feedback-store.server.ts';
import { type MailJob, workMailQueue } from './mail-queue.ts';

type Context = {
  db: Kysely<DB>;
  boss: PgBoss;
  mail: Mail;
  sites: readonly Site[];
  clock: () => Date;
  log: Logger;
};

/** Sends the mails that wait for it, until the queue is stopped. */
export const startMailWorker = (context: Context): Promise<void> =>
  workMailQueue(context.boss, (job) => {
    if ('feedbackId' in job) return mailFeedback(job, context);
    return loggedSending(job, context.log, () => {
      if ('passwordResetId' in job) return mailReset(job.passwordResetId, context);
      if ('emailChangeId' in job) return mailEmailChange(job.emailChangeId, context);
      if ('invitationId' in job) return mailInvitation(job.invitationId, context);
      return sendOutgoing(job.outgoingMailId, context);
    });
  });

type Sending = Omit<Context, 'boss'>;

/**
 * Mails a request at least once: should the record be lost after the mail has left, it leaves again with the same
 * message id. A failure throws, so that the queue tries again; the log names the request, never what is in it.
 */
export const mailFeedback = (
  job: Extract<MailJob, { feedbackId: number }>,
  { db, mail, sites, clock, log }: Sending,
): Promise<void> =>
  loggedSending(job, log, () =>
    db.transaction().execute(async (transaction) => {
      const { feedbackId: id } = job;
      const feedback = await lockUnmailed(transaction, id);
      if (!feedback) return;
      const site = sites.find(({ id }) => id === feedback.site_id) ?? sites[0]!;
      const message = feedbackMail(feedback, site, await readAskingAgent(transaction, id));
      await mail.send(message);
      await markMailed(transaction, { id, at: clock(), transport: mail.transport, mail: message });
    }),
  );

async function loggedSending(job: MailJob, log: Logger, send: () => Promise<void>): Promise<void> {
  try {
    await send();
    log.info(job, 'A request was mailed');
  } catch (error) {
    // The message of a mail server may repeat addresses: neither the log nor the queue gets a word of it.
    const cause = withoutWords(error);
    log.warn(
      { ...job, code: codeOf(error), err: cause },
      'A request could not be mailed and will be tried again',
    );
    throw new Error('Mail failed', { cause });
  }
}

/** What is known of a failure without what it quotes: its kind, its code, and where it came from. */
function withoutWords(error: unknown): Error {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  const kept = new Error(`${name} ${codeOf(error)}`);
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  kept.stack = [kept.message, ...frames].join('\n');
  return kept;
}

function codeOf(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ?? code ?? (error as Error).name;
}
