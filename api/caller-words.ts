import type { Call } from '#calls/call.ts';
import type { CallerKind } from '#lib/principal.ts';

/** The kinds of callers in words, for the documentation. */
export const callerWords: Record<CallerKind, string> = {
  visitor: 'visitor',
  'visitor-on-our-page': 'visitor on a page of ours',
  traveller: 'traveller',
  manager: 'manager of an agency',
  'agency-admin': 'administrator of an agency',
  staff: 'staff of the operator',
  service: "the operator's own program",
  operator: 'who runs the server',
};

/** Who may make a call, in a sentence. */
export const whoMayCall = ({ mayCall }: Pick<Call, 'mayCall'>): string =>
  mayCall.includes('visitor')
    ? 'Anybody may call.'
    : `May be called by: ${mayCall.map((kind) => callerWords[kind]).join(', ')}.`;
