import { isRouteErrorResponse } from 'react-router';

/** A missing page is `notFound`; everything else is a crash of ours, `jsError` ([S]§2.3). */
export const errorCode = (error: unknown): 'notFound' | 'jsError' =>
  isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'jsError';
