import { sql } from 'kysely';

/** Whether a column has this e-mail, however it is spelled: by the function that the unique indexes are built on. */
export const hasEmail = (column: string, email: string) =>
  sql<boolean>`email_key(${sql.ref(column)}) = email_key(${email})`;
