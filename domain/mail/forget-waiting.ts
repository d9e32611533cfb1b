import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { deleteOutgoingTo } from './outgoing-mail-store.server.ts';

/** Nothing leaves any more that waits to be sent to an e-mail. */
export const forgetWaitingFor = (db: Kysely<DB>, email: string): Promise<void> => deleteOutgoingTo(db, email);
