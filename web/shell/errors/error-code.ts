import { isRouteErrorResponse } from 'react-router';

/** A missing page is `notFound`, one that was withdrawn `gone`; everything else is a crash of ours, `jsError` ([S]§2.3). */
export const errorCode = (error: unknown): 'notFound' | 'gone' | 'jsError' =>
  (isRouteErrorResponse(error) && codes[error.status]) || 'jsError';

const codes: Partial<Record<number, 'notFound' | 'gone'>> = { 404: 'notFound', 410: 'gone' };
