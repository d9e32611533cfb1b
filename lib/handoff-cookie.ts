import { hostCookie } from './host-cookie.ts';

/** Signing in at the other site may take a while. */
const longestSeconds = 3_600;

/** The nonce that a sign-in handoff is bound to: the prefix keeps other hosts from planting one in a browser. */
export const {
  give: handoffCookie,
  end: endOfHandoffCookie,
  valueIn: handoffNonceIn,
} = hostCookie('handoff', longestSeconds);
