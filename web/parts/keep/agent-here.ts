import { readPartPassInc } from '#web/visit/analytics/user-info.ts';
import { readCookies } from '#web/visit/browser-store.ts';

/** The agent who is logged in, whose lists the server keeps; undefined for everybody else. */
export const agentHere = (): number | undefined => readPartPassInc(readCookies());
