import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { readWantedEmail } from './email-change-store.server.ts';
import { type Profile, readMailbox, readProfile } from './profile-store.server.ts';

export type { Profile };

/** What a manager has said of themselves; undefined where there is no such manager. */
export const findProfile = (db: Kysely<DB>, managerId: number) => readProfile(db, managerId);

/** The e-mail that a manager has typed, which nobody has confirmed yet. */
export const findWantedEmail = (db: Kysely<DB>, managerId: number, now: Date) =>
  readWantedEmail(db, managerId, now);

/** Where a manager gets mail. */
export const findMailbox = (db: Kysely<DB>, managerId: number): Promise<string> => readMailbox(db, managerId);
