import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import {
  findFeedback,
  insertFeedback,
  type NewFeedback,
  type StoredFeedback,
} from './feedback-store.server.ts';

/** So often a form may be sent again with other words; then its key is used up. */
const mostCorrections = 3;

/**
 * Stores a request once: the same words by the same key are the same request. Other words are a correction, which must
 * not be lost: its visitor never saw the answer to the first ones. Undefined once the key is used up.
 */
export async function storeOnce(
  db: Kysely<DB>,
  feedback: NewFeedback,
): Promise<{ id: number; isNew: boolean } | undefined> {
  for (let nth = 0; nth <= mostCorrections; nth++) {
    const requestKey = nth === 0 ? feedback.requestKey : correctionKey(feedback.requestKey, nth);
    const id = await insertFeedback(db, { ...feedback, requestKey });
    if (id !== undefined) return { id, isNew: true };
    const known = await findFeedback(db, requestKey);
    if (saysTheSame(known, feedback)) return { id: known.id, isNew: false };
  }
  return undefined;
}

const saysTheSame = (known: StoredFeedback, { kind, name, phone, email, comment, emailTo }: NewFeedback) =>
  known.kind === kind &&
  known.name === name &&
  known.phone === phone &&
  known.email === email &&
  known.comment === comment &&
  known.email_to === emailTo;

/** The key of a correction: always the same one, so that it is stored once as well. */
function correctionKey(requestKey: string, nth: number): string {
  const digest = createHash('sha256').update(`${requestKey} ${nth}`).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
