import { data } from 'react-router';
import type { DrawnDocument } from '#lib/documents.ts';

type File = { type: string; file: string; title: string };

/** A drawn document as a file of its name, which search engines leave alone: its page is what they look for. */
export function documentResponse(drawn: DrawnDocument, { type, file, title }: File): Response {
  if (!drawn.ok)
    throw data(drawn.reason, {
      status: drawn.reason === 'busy' ? 503 : 429,
      headers: { 'retry-after': `${drawn.retryAfterSeconds}` },
    });
  const named = encodeURIComponent(`${title}.pdf`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return new Response(drawn.bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename="${file}"; filename*=UTF-8''${named}`,
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    },
  });
}
