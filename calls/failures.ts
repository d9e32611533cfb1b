/** How a call can fail, with the key of its message and the English text of that message ([S]§8). */
export const callFailures = {
  'no-data': { messageKey: 'errors.api.noData', text: 'API Error. No data!' },
  'invalid-status': { messageKey: 'errors.api.invalidStatus', text: 'API Error! Invalid status code!' },
  network: { messageKey: 'errors.api.network', text: 'Connection problem' },
  cancelled: { messageKey: 'errors.api.cancelled', text: 'The request was cancelled' },
  'invalid-request': { messageKey: 'errors.api.badRequest', text: 'Invalid request parameters.' },
  'login-required': { messageKey: 'errors.api.unauthorised', text: 'Please login to access this resource' },
  'not-found': {
    messageKey: 'errors.api.notFound',
    text: 'The requested resource does not exist or has been deleted',
  },
  'too-many-requests': {
    messageKey: 'errors.api.tooMany',
    text: 'Too many requests. Please wait a minute.',
  },
  /** To a visitor the same as no connection: later it may work. */
  unavailable: { messageKey: 'errors.api.network', text: 'The service is temporarily unavailable' },
} as const;

export type CallFailure = keyof typeof callFailures;
