import type { APIRequestContext } from '@playwright/test';

/**
 * What the server answers to a request that a browser would make, without its scripts; nothing but browsers resolves
 * names below `localhost`.
 */
export async function answerOf(request: APIRequestContext, host: string, path: string, cookie = '') {
  const port = process.env.E2E_PORT;
  const answer = await request.get(new URL(path, `http://localhost:${port}`).href, {
    headers: { host: `${host}:${port}`, accept: 'text/html', cookie },
    maxRedirects: 0,
  });
  const html = (await answer.text()).replace(/<script(?! id="visit")\b[\s\S]*?<\/script>/g, '');
  return { status: answer.status(), headers: answer.headersArray(), html };
}

/** Own pages that a page links to. */
export const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
