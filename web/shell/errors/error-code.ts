import { isRouteErrorResponse } from 'react-router';
import { ConnectionLost } from './connection-lost.ts';

/**
 * A missing page is `notFound`, one that was withdrawn `gone`; a page that nothing answered for has `noConnection`, and
 * everything else is a crash of ours, `jsError` ([S]§2.3).
 */
export function errorCode(error: unknown): 'notFound' | 'gone' | 'noConnection' | 'jsError' {
  if (error instanceof ConnectionLost) return 'noConnection';
  return (isRouteErrorResponse(error) && codes[error.status]) || 'jsError';
}

const codes: Partial<Record<number, 'notFound' | 'gone'>> = { 404: 'notFound', 410: 'gone' };
