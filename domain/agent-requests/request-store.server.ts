import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { KeptOffer, ShownOffer } from '#domain/offers/kept-offer.ts';
import type { TripSnapshot } from '#domain/offers/trip-snapshot.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import type { RequestOrder, RequestState } from '#lib/request-choices.ts';

/** A request with who sent it, and whom it is for. */
export type StoredRequest = Omit<RequestRow, 'shown' | 'lines' | 'state' | 'trip'> &
  KeptOffer & { state: RequestState; trip: TripSnapshot | null };
type RequestRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;

export type StoredEvent = Omit<Selectable<DB['agent_request_event']>, 'state'> & {
  state: RequestState | null;
  /** Null where they are there no more, and where it was the operator. */
  manager_name: string | null;
  /** Anyone who reads it was told of it, and has not read that. */
  is_unread: boolean;
};

/** What a list of requests is narrowed by; what is missing is not asked. */
export type RequestFilters = {
  /** Small letters; all of them are found. */
  words: readonly string[];
  state?: RequestState | undefined;
  managerId?: number | undefined;
  countryId?: number | undefined;
  sentFrom?: PlainDate | undefined;
  sentTo?: PlainDate | undefined;
  departsFrom?: PlainDate | undefined;
  departsTo?: PlainDate | undefined;
  /** By whose clock days of sending are days. */
  timeZone: string;
};

/** Those of a manager; of an administrator also those of the agency, and of a head office those of its branches. */
function requestsOf(db: Kysely<DB>, { agencyId, managerId, isAdministrator }: Manager) {
  const all = db
    .selectFrom('agent_request as request')
    .innerJoin('feedback', 'feedback.id', 'request.id')
    .innerJoin('agency', 'agency.inc', 'request.agency_inc')
    .innerJoin('manager', 'manager.inc', 'request.manager_inc')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .leftJoin('client', 'client.inc', 'request.client_inc');
  if (!isAdministrator) return all.where('request.manager_inc', '=', managerId);
  return all.where((of) => of.or([of('agency.inc', '=', agencyId), of('agency.head_inc', '=', agencyId)]));
}

const withWhom = (requests: ReturnType<typeof requestsOf>) =>
  requests
    .selectAll('request')
    .select([
      'person.name as manager_name',
      'agency.official_name',
      'feedback.name as client',
      'feedback.phone',
      'feedback.email',
      'feedback.comment',
      'feedback.trip',
      'client.phone as book_phone',
      'client.email as book_email',
    ]);

const readRow = (db: Kysely<DB>, caller: Manager, id: number) =>
  withWhom(requestsOf(db, caller)).where('request.id', '=', id).executeTakeFirst();

/** The one way to a request: undefined where there is none, and where it is somebody else's. */
export const readRequestOf = (db: Kysely<DB>, caller: Manager, id: number) =>
  readRow(db, caller, id) as Promise<StoredRequest | undefined>; // `insertRequest` has written its columns

/** The state of one, which nobody else changes until the transaction ends. */
export const lockRequestOf = (db: Kysely<DB>, caller: Manager, id: number) =>
  requestsOf(db, caller)
    .where('request.id', '=', id)
    .select(['request.id', 'request.state'])
    .forUpdate('request')
    .executeTakeFirst();

type Page = { order: RequestOrder; skip: number; take: number };

export async function listRequestsOf(
  db: Kysely<DB>,
  caller: Manager,
  filters: RequestFilters,
  { order, skip, take }: Page,
): Promise<(StoredRequest & { unread: number })[]> {
  const unread = sql<number>`(select count(*)::int from notification
    inner join agent_request_event as event on event.id = notification.request_event_id
    where event.request_id = request.id and notification.manager_inc = ${caller.managerId}
      and notification.read_at is null)`;
  const rows = await ordered(withWhom(narrowed(requestsOf(db, caller), filters)), order)
    .offset(skip)
    .limit(take)
    .select(unread.as('unread'))
    .execute();
  return rows as (StoredRequest & { unread: number })[]; // as above
}

/** How many there are of each state, whichever state is asked for. */
export async function countRequestsOf(db: Kysely<DB>, caller: Manager, filters: RequestFilters) {
  const rows = await narrowed(requestsOf(db, caller), { ...filters, state: undefined })
    .select((of) => ['request.state', of.fn.countAll<string>().as('count')])
    .groupBy('request.state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state as RequestState, Number(count)]));
}

/** Who has sent requests, and to which countries: what they can be narrowed by. */
export async function requestChoicesOf(db: Kysely<DB>, caller: Manager) {
  const [managers, countries] = await Promise.all([
    requestsOf(db, caller)
      .select(['manager.inc', 'person.name', 'agency.official_name', 'agency.inc as agency_inc'])
      .distinct()
      .orderBy('agency.official_name')
      .orderBy('person.name')
      .execute(),
    requestsOf(db, caller)
      .select(['request.country_id as id', sql<ShownOffer>`request.shown`.as('shown')])
      .distinctOn('request.country_id')
      .orderBy('request.country_id')
      .execute(),
  ]);
  return { managers, countries: countries.map(({ id, shown }) => ({ id, name: shown.country?.name })) };
}

type Requests = ReturnType<typeof requestsOf>;

function narrowed(requests: Requests, filters: RequestFilters): Requests {
  const { words, state, managerId, countryId, sentFrom, sentTo, departsFrom, departsTo, timeZone } = filters;
  const sentOn = sql<PlainDate>`(request.sent_at at time zone ${timeZone})::date`;
  let found = requests;
  for (const word of words) found = found.where('request.sought', 'like', `%${asItIs(word)}%`);
  if (state) found = found.where('request.state', '=', state);
  if (managerId) found = found.where('request.manager_inc', '=', managerId);
  if (countryId) found = found.where('request.country_id', '=', countryId);
  if (sentFrom) found = found.where(sentOn, '>=', sentFrom);
  if (sentTo) found = found.where(sentOn, '<=', sentTo);
  if (departsFrom) found = found.where('request.departs_on', '>=', departsFrom);
  if (departsTo) found = found.where('request.departs_on', '<=', departsTo);
  return found;
}

/** What stands for others in a pattern stands for itself. */
const asItIs = (word: string) => word.replace(/[\\%_]/g, '\\$&');

function ordered(requests: ReturnType<typeof withWhom>, order: RequestOrder) {
  if (order === 'oldest') return requests.orderBy('request.sent_at').orderBy('request.id');
  const latestLast = {
    newest: requests,
    departure: requests.orderBy('request.departs_on'),
    client: requests.orderBy(sql`lower(feedback.name)`),
  }[order];
  return latestLast.orderBy('request.sent_at', 'desc').orderBy('request.id', 'desc');
}

type NewRequest = Omit<Insertable<DB['agent_request']>, 'shown' | 'lines' | 'state'> &
  KeptOffer & { state: RequestState };

export async function insertRequest(db: Kysely<DB>, { lines, shown, ...request }: NewRequest): Promise<void> {
  const values = { ...request, lines: JSON.stringify(lines), shown: JSON.stringify(shown) };
  await db.insertInto('agent_request').values(values).execute();
}

export async function updateRequest(
  db: Kysely<DB>,
  id: number,
  set: Pick<Updateable<DB['agent_request']>, 'state'>,
): Promise<void> {
  await db.updateTable('agent_request').set(set).where('id', '=', id).execute();
}

/** What was done with a request, in its order, as one of the agency's managers reads it. */
export async function readEvents(
  db: Kysely<DB>,
  requestId: number,
  { managerId }: Pick<Manager, 'managerId'>,
): Promise<StoredEvent[]> {
  const isUnread = sql<boolean>`exists (select from notification
    where notification.request_event_id = event.id and notification.manager_inc = ${managerId}
      and notification.read_at is null)`;
  const rows = await db
    .selectFrom('agent_request_event as event')
    .leftJoin('manager', 'manager.inc', 'event.manager_inc')
    .leftJoin('person', 'person.id', 'manager.person_id')
    .selectAll('event')
    .select('person.name as manager_name')
    .select(isUnread.as('is_unread'))
    .where('event.request_id', '=', requestId)
    .orderBy('event.id')
    .execute();
  return rows as StoredEvent[]; // the column allows no other states
}

export async function insertEvent(
  db: Kysely<DB>,
  event: Insertable<DB['agent_request_event']>,
): Promise<number> {
  const { id } = await db
    .insertInto('agent_request_event')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Any request, for the operator: its state, which nobody else changes until the transaction ends. */
export const lockAnyRequest = (db: Kysely<DB>, id: number) =>
  db.selectFrom('agent_request').where('id', '=', id).select(['id', 'state']).forUpdate().executeTakeFirst();

/** How many entries of one side a request has. */
export async function countEntries(
  db: Kysely<DB>,
  requestId: number,
  side: 'agency' | 'operator',
): Promise<number> {
  const { count } = await db
    .selectFrom('agent_request_event')
    .where('request_id', '=', requestId)
    .where('manager_inc', side === 'agency' ? 'is not' : 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whose request it is, and administrators who have had a hand in it and still may see it; in one order, always. */
export async function concernedBy(db: Kysely<DB>, requestId: number): Promise<number[]> {
  const hasActed = sql<boolean>`exists (select from agent_request_event as event
    where event.request_id = request.id and event.manager_inc = manager.inc)`;
  const rows = await db
    .selectFrom('agent_request as request')
    .innerJoin('agency', 'agency.inc', 'request.agency_inc')
    .innerJoin('manager', (join) =>
      join.on((on) =>
        on.or([
          on('manager.inc', '=', on.ref('request.manager_inc')),
          on.and([
            on('manager.is_administrator', '=', true),
            on('manager.agency_inc', 'in', [on.ref('agency.inc'), on.ref('agency.head_inc')]),
            hasActed,
          ]),
        ]),
      ),
    )
    .where('request.id', '=', requestId)
    .select('manager.inc')
    .orderBy('manager.inc')
    .execute();
  return rows.map(({ inc }) => inc);
}
