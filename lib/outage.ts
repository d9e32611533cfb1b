/**
 * Sockets that cannot be opened or break, and PostgreSQL that is starting, stopping, full or too slow, or takes no writes:
 * a replica that is about to become the primary.
 */
const outageCodes =
  /^(25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1235]|57014|53[0-4]00)$/;

/** What `pg` throws without a code when the server goes away under it; and what another thread tells of ours, which loses it. */
const outageMessages =
  /^(The database does not answer|Connection terminated|Client has encountered a connection error|timeout exceeded when|Query read timeout)/;

/** Whether an error says that the database is out of reach: the request may be repeated later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A missing file is a fault of ours, a missing socket an outage.
  if (code === 'ENOENT' && syscall !== 'connect') return false;
  if (typeof code === 'string' && outageCodes.test(code)) return true;
  if (outageMessages.test(error.message)) return true;
  return isOutage(error.cause) || (error instanceof AggregateError && error.errors.some(isOutage));
}
