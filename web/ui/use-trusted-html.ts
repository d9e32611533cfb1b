import { useMemo } from 'react';
import { trustedHtml } from './trusted-html.ts';

/** What an element is told to hold; the same while the HTML is: with another one React would write it anew. */
export const useTrustedHtml = (html: string) => useMemo(() => ({ __html: trustedHtml(html) }), [html]);
