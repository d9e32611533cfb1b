import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { formOf } from '#server/test-app.ts';
import { afterMailTo, agents, bearer, begin, openAccounts } from './accounts-app.ts';
import { addSecondFactor, beginSession } from './small-agencies.ts';

/** The small agencies, with an administrator who has a second factor, in an application that sends its mail. */
export async function openColleagues(options: { serviceToken?: string } = {}) {
  const accounts = await openAccounts();
  const { db, people, startApp } = accounts;
  await addSecondFactor(db, people.anna.personId, new Date(begin));
  const mail = memoryMail();
  const app = await startApp({ mail, ...options });
  await app.ready();
  const tokenFor = (who: { personId: number; managerId: number }) => beginSession(db, who, new Date(begin));

  /** A call of the company with a token. */
  const call = (token: string, path: string, fields: Record<string, string>) =>
    app.ask(`${agents}/api/company/${path}`, { ...formOf(fields), headers: bearer(token) });

  /** The token of the link in the mail that somebody gets for what is done. */
  async function linkMailed(email: string, send: () => Promise<unknown>): Promise<string> {
    await afterMailTo(db, email, send);
    const theirs = mail.sent.filter(({ to }) => to === email);
    return theirs.flatMap(({ text }) => /\/auth\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? []).at(-1)!;
  }
  const lastAuditAction = () =>
    db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  return { ...accounts, app, mail, tokenFor, call, linkMailed, lastAuditAction };
}
