import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Entered, type FeedbackForm, feedbackBody } from '#calls/feedback.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';

/** Tries again without waiting. */
export const atOnce = { limit: 5, delaySeconds: 0, mostDelaySeconds: 1 };

export const anna: Entered = {
  name: 'Anna Nowak',
  phone: '+48 600 700 801',
  email: 'anna@mail.example',
  additional: 'Sea view, please',
};

type Ask = Awaited<ReturnType<typeof testApp>>['ask'];

/** Sends Anna's request from a page of ours; what a test says is different. */
export function send(
  { ask }: { ask: Ask },
  entered: Partial<Entered> = {},
  form: Partial<FeedbackForm> = {},
  headers: Record<string, string> = {},
) {
  const requestKey = crypto.randomUUID();
  const body = feedbackBody(
    { ...anna, ...entered },
    {
      emailTo: 'pl@solstice.example',
      requestKey,
      kind: 'request',
      context: 'Hotel Aurora, 7 nights',
      ...form,
    },
  );
  const asked = formOf(body as Record<string, string>);
  return ask('http://pl.localhost:3000/b2c/feedback', {
    ...asked,
    headers: { ...asked.headers, ...headers },
  });
}

/** A database of its own, applications on it, and what they have stored. */
export async function openFeedback() {
  const database = await openTestDatabase();
  const { db } = database;
  return {
    database,
    db,
    /** An application that works its jobs, for one test: two of them would take each other's mail. */
    startApp: async (options: Parameters<typeof testApp>[1] = {}) => {
      const app = await testApp(database, options);
      await app.ready();
      onTestFinished(app.close);
      return app;
    },
    storedWith: (requestKey: string) =>
      db.selectFrom('feedback').selectAll().where('request_key', '=', requestKey).execute(),
    /** Of requests whose mail says nothing more: the next test would wait for them, a second each. */
    forgetMails: () => sql`delete from pgboss.job`.execute(db),
  };
}
