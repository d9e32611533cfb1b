import type { APIRequestContext } from '@playwright/test';

/**
 * What the server answers to a request that a browser would make: as it is sent, and without its scripts. Nothing but
 * browsers resolves names below `localhost`.
 */
export async function answerOf(request: APIRequestContext, host: string, path: string, cookie = '') {
  const port = process.env.E2E_PORT;
  const answer = await request.get(new URL(path, `http://localhost:${port}`).href, {
    headers: { host: `${host}:${port}`, accept: 'text/html', cookie },
    maxRedirects: 0,
  });
  const sent = await answer.text();
  const html = sent.replace(/<script(?! id="visit")\b[\s\S]*?<\/script>/g, '');
  return { status: answer.status(), headers: answer.headersArray(), html, sent };
}

/** Own pages that a page links to. */
export const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

/** A landmark or a list of a page by its accessible name; empty where there is none. */
export const partOf = (html: string, name: string) =>
  new RegExp(`<(nav|ul|section)\\b[^>]*aria-label="${name}"[^>]*>[\\s\\S]*?</\\1>`).exec(html)?.[0] ?? '';

/** As it is read. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Every link, and what it is called. */
export const namedLinksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href, inside]) => ({
    href: href!.replaceAll('&amp;', '&'),
    text: textOf(inside!),
  }));

/** What a page is about: its content without head and foot, and its heading. */
export const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
export const headingOf = (html: string) => textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');

/** Tours, pages and hotels that are links as a whole, each with its name as a heading or in bold letters. */
export const pictureLinksOf = (html: string) =>
  [
    ...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(?:(?!<\/a>)[\s\S])*?<(?:h[2-6]|b)\b[\s\S]*?<\/a>/g),
  ].map(([card, href]) => ({ href: href!.replaceAll('&amp;', '&'), card }));
