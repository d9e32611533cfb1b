import type { APIRequestContext, Page } from '@playwright/test';
import { answerOf } from './answers.ts';
import { expect } from './fixtures.ts';

type Part = {
  path: string;
  /** Names the element in the page. */
  element: string;
  /** Finds it in what is sent. */
  sent: RegExp;
};

const stylesheetsIn = (html: string) =>
  [...html.matchAll(/<link\b[^>]*\shref="([^"#]+\.css)/g)].map(([, file]) => file).sort();

/**
 * Renders a part of one page as it is on other sites, one after the other in the same place: all of them have the same
 * stylesheets, and how wide and how high it is takes no page of each. Without scripts, which would look for what they had
 * rendered, and without the policy that lets nobody write markup.
 */
export async function renderOthers(
  page: Page,
  request: APIRequestContext,
  { path, element, sent }: Part,
  hosts: string[],
  look: (host: string) => Promise<void>,
) {
  const own = stylesheetsIn(await page.content());
  expect(own.length).toBeGreaterThan(0);
  for (const host of hosts) {
    const { status, html } = await answerOf(request, host, path);
    expect(status, host).toBe(200);
    expect(stylesheetsIn(html), host).toEqual(own);
    const [lang] = /(?<=<html lang=")[^"]+/.exec(html)!;
    const [part] = sent.exec(html)!;
    await page.evaluate(putInPlace, { element, lang, part });
    await look(host);
  }
}

function putInPlace({ element, lang, part }: { element: string; lang: string; part: string }) {
  document.documentElement.lang = lang;
  document.querySelector(element)!.outerHTML = part;
}
