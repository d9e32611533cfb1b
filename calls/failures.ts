/** How a call can fail, with the key of its message and the English text of that message ([S]§8). */
export const callFailures = {
  'no-data': { messageKey: 'errors.noData', text: 'API Error. No data!' },
  'invalid-status': { messageKey: 'errors.invalidStatus', text: 'API Error! Invalid status code!' },
  network: { messageKey: 'errors.network', text: 'Connection problem' },
  cancelled: { messageKey: 'errors.cancelled', text: 'Request cancelled' },
  'invalid-request': { messageKey: 'errors.invalidRequest', text: 'Invalid request parameters.' },
  'login-required': { messageKey: 'errors.loginRequired', text: 'Please login to access this resource' },
  'not-found': {
    messageKey: 'errors.notFound',
    text: 'The requested resource does not exist or has been deleted',
  },
  'too-many-requests': {
    messageKey: 'errors.tooManyRequests',
    text: 'Too many requests. Please try again later.',
  },
  unavailable: { messageKey: 'errors.unavailable', text: 'The service is temporarily unavailable' },
} as const;

export type CallFailure = keyof typeof callFailures;
