import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

type Erased = {
  personId: number;
  email: string;
  /** Of their account; those that name their e-mail are found by it. */
  requests: readonly number[];
};

/** Erases a person from requests, mails, invitations and the audit; `db` is the transaction that their account goes in. */
export async function erasePerson(db: Kysely<DB>, { personId, email, requests }: Erased): Promise<void> {
  await sql`select erase_person(${personId}, ${email}, ${requests}::bigint[])`.execute(db);
  // What became a contract, or was paid, has to be kept as long as books are.
  await sql`select erase_bookings(bookings_without_contract(${personId}, ${email}))`.execute(db);
}

/** Erases what requests say of people; `db` is the transaction of what asks for it. */
export async function eraseRequests(db: Kysely<DB>, requests: readonly number[]): Promise<void> {
  await sql`select erase_requests(${requests}::bigint[])`.execute(db);
}

/** Erases a client of an agency from its requests and mails; `db` is the transaction that the client goes in, after it. */
export async function eraseClient(db: Kysely<DB>, clientInc: number): Promise<void> {
  await sql`select erase_client(${clientInc})`.execute(db);
}

/** Erases e-mail and phone of a client from its requests, quotes and mails; `db` is the transaction that the client loses them in, after it. */
export async function eraseContactsOfClient(db: Kysely<DB>, clientInc: number): Promise<void> {
  await sql`select erase_contacts_of_client(${clientInc})`.execute(db);
}
