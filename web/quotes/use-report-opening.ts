import { useEffect } from 'react';
import { quoteOpeningsPath } from './quote-openings-path.ts';

/** Tells that a client sees the quote: a messenger that only fetches the link has opened nothing, nor has its agency. */
export function useReportOpening(token: string, isPreview: boolean): void {
  useEffect(() => {
    if (isPreview) return;
    const body = new URLSearchParams({ token });
    void fetch(quoteOpeningsPath, { method: 'POST', body, keepalive: true }).catch(() => {});
  }, [token, isPreview]);
}
