import { readPartPassInc } from '#web/context/analytics/user-info.ts';
import { readCookies } from '#web/context/browser-store.ts';
import { readTraveller } from '#web/context/user/traveller-here.ts';

/** The agent or the traveller who is logged in, whose lists the server keeps; undefined for everybody else. */
export function personHere(): number | undefined {
  const cookies = readCookies();
  return readPartPassInc(cookies) ?? readTraveller(cookies);
}
