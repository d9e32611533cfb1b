import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { postMail } from '#domain/mail/post-mail.ts';
import { notifyManager } from '#domain/notifications/notify-manager.ts';
import type { Manager } from '#lib/principal.ts';
import type { RequestState } from '#lib/request-choices.ts';
import { mostEntries } from '#lib/request-thread.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Site } from '#sites/site.ts';
import {
  concernedBy,
  countEntries,
  insertEvent,
  lockAnyRequest,
  lockRequestOf,
  updateRequest,
} from './request-store.server.ts';
import { mailToAgent, mailToOffice } from './thread-mail.ts';
import { readCorrespondents } from './thread-store.server.ts';

type Context = { db: Kysely<DB>; boss: PgBoss; sites: readonly Site[] };

type Change = { id: number; state: RequestState | undefined; words: string; now: Date };

type Changed = Result<undefined, 'not-found' | 'full'>;

/**
 * Puts a request into a state, with or without words about it, and tells the others whom it concerns. Words to the operator
 * are mailed to the office, and put the request back to those that wait for an answer; other words are the agency's own.
 */
export const changeRequest = (
  context: Context,
  caller: Manager,
  { to, ...change }: Change & { to: 'agency' | 'operator' },
): Promise<Changed> =>
  context.db.transaction().execute(async (transaction) => {
    const known = await lockRequestOf(transaction, caller, change.id);
    if (!known) return fail('not-found');
    const isMessage = to === 'operator' && change.words !== '';
    const state = change.state ?? (isMessage ? 'new' : undefined);
    const added = { ...change, state, was: known.state, by: caller.managerId, isShared: isMessage };
    return add({ ...context, db: transaction }, added);
  });

/** What the operator answers to a request, which its agent is mailed. */
export const answerRequest = (context: Context, change: Change): Promise<Changed> =>
  context.db.transaction().execute(async (transaction) => {
    const known = await lockAnyRequest(transaction, change.id);
    if (!known) return fail('not-found');
    return add({ ...context, db: transaction }, { ...change, was: known.state, by: null, isShared: true });
  });

type Added = Change & {
  was: string;
  /** The manager; null: the operator. */
  by: number | null;
  isShared: boolean;
};

async function add(context: Context, added: Added): Promise<Changed> {
  const { db } = context;
  const { id, state, words, now: at, was, by, isShared } = added;
  const changed = state === was ? undefined : state;
  // The same form again, or of a colleague at the same time, has changed nothing.
  if (!changed && !words) return ok(undefined);
  if ((await countEntries(db, id, by === null ? 'operator' : 'agency')) >= mostEntries) return fail('full');
  if (changed) await updateRequest(db, id, { state: changed });
  const event = { request_id: id, manager_inc: by, state: changed ?? null, words, at, is_shared: isShared };
  const request_event_id = await insertEvent(db, event);
  for (const managerId of await concernedBy(db, id))
    if (managerId !== by) await notifyManager(db, { managerId, request_event_id, at });
  if (isShared && words) await mail(context, added);
  return ok(undefined);
}

async function mail({ db, boss, sites }: Context, { id, words, by }: Added): Promise<void> {
  const people = await readCorrespondents(db, id);
  const site = sites.find((each) => each.id === people.site_id) ?? sites[0]!;
  const message = { id, words, site, people };
  await postMail(boss, db, by === null ? mailToAgent(message) : mailToOffice(message), { feedbackId: id });
}
