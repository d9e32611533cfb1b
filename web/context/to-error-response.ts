import { data } from 'react-router';
import type { CallFailure } from '#calls/failures.ts';

/** What a page throws that is named by its address and was not told: it is not there, was withdrawn, or cannot be had for now. */
export const toErrorResponse = (reason: CallFailure) => data(reason, { status: statusOf(reason) });

function statusOf(reason: CallFailure) {
  if (reason === 'gone') return 410;
  return isNowhere(reason) ? 404 : 503;
}

/** A name that no call takes, as one that is too long, is the name of nothing. */
export const isNowhere = (reason: CallFailure) => reason === 'not-found' || reason === 'invalid-request';
