import { sql } from 'kysely';

/** Days since 1970-01-01, counted by the database. */
export const day = (column: string) => sql<number>`${sql.ref(column)}::date - date '1970-01-01'`;
