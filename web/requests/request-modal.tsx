import { useLoaderData, useLocation } from 'react-router';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { openIn } from '#web/search/query/detail-address.ts';
import type { loadRequest } from './request-loader.ts';

/** No `Suspense` above it: the server waits for it, and a page that is running stays as it is until it is there. */
const OpenRequest = lazyPart(() => import('./open-request.tsx'));

/** The form for the offer that the address names. */
export function RequestModal() {
  const opened = useLoaderData<typeof loadRequest>();
  const { search } = useLocation();
  const { request: claim } = openIn(search);
  return opened && claim ? <OpenRequest key={claim} claim={claim} opened={opened} /> : null;
}
