/** How a call can fail, with the key of its message and the English text of that message ([S]§8). */
export const callFailures = {
  'no-data': { messageKey: 'failures.noData', text: 'API Error. No data!' },
  'invalid-status': { messageKey: 'failures.invalidStatus', text: 'API Error! Invalid status code!' },
  network: { messageKey: 'failures.network', text: 'Connection problem' },
  cancelled: { messageKey: 'failures.cancelled', text: 'The request was cancelled' },
  'invalid-request': { messageKey: 'failures.badRequest', text: 'Invalid request parameters.' },
  'login-required': { messageKey: 'failures.unauthorised', text: 'Please login to access this resource' },
  'not-found': {
    messageKey: 'failures.notFound',
    text: 'The requested resource does not exist or has been deleted',
  },
  /** What was withdrawn: it was there, and is not any more. */
  gone: {
    messageKey: 'failures.notFound',
    text: 'The requested resource has been withdrawn',
  },
  /** What was shown is not what there is: the answer says what it is now. */
  conflict: {
    messageKey: 'failures.badRequest',
    text: 'What was shown is not what there is any more',
  },
  'key-reused': {
    messageKey: 'failures.badRequest',
    text: 'This key was used for another request',
  },
  'too-many-requests': {
    messageKey: 'failures.tooMany',
    text: 'Too many requests. Please wait a minute.',
  },
  /** To a visitor the same as no connection: later it may work. */
  unavailable: { messageKey: 'failures.network', text: 'The service is temporarily unavailable' },
} as const;

export type CallFailure = keyof typeof callFailures;

/** What the status of an answer that is no success means to a page. */
export const failureOfStatus = (status: number): CallFailure => reasonsByStatus[status] ?? 'invalid-status';

const reasonsByStatus: Record<number, CallFailure> = {
  400: 'invalid-request',
  401: 'login-required',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  422: 'key-reused',
  429: 'too-many-requests',
  503: 'unavailable',
};
