import { hostCookie } from './host-cookie.ts';
import { retentionPeriods } from './retention-periods.ts';

/** As long as a session can last. */
const longestSeconds = retentionPeriods.sessionLifeDays * 86_400;

/** Gives the browser the token of a session, takes it away, and reads the one that a browser shows. */
export const {
  give: sessionCookie,
  end: endOfSessionCookie,
  valueIn: sessionTokenIn,
} = hostCookie('session', longestSeconds);
