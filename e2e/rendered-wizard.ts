import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answers.ts';

/** The answer to an address after its redirects, and how many of them there were. */
export async function pageAt(request: APIRequestContext, address: string, host = 'localhost') {
  let path = address;
  for (let led = 0; led < 4; led++) {
    const { status, headers, html, sent } = await answerOf(request, host, path);
    const to = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
    if (!to) return { status, html, sent, path, led };
    const url = new URL(to, 'http://localhost');
    path = url.pathname + url.search;
  }
  throw new Error(`${address} leads round in circles`);
}

/** The wizard of a page: how it looks, what it is called, what it asks in which order, where it leads and by which words. */
export function wizardOf(html: string) {
  const [, label = '', inside = ''] =
    /<search\b[^>]*aria-label="([^"]*)"[^>]*>([\s\S]*?)<\/search>/.exec(html) ?? [];
  const [, variant] = /<search\b[^>]*data-variant="(\w+)"/.exec(html) ?? [];
  const [, action = '', form = ''] =
    /<form\b[^>]*?action="([^"]*)"[^>]*>([\s\S]*)<\/form>/.exec(inside) ?? [];
  const names = [...form.matchAll(/<(?:input|select)\b[^>]*?\sname="([^"]*)"/g)].map(([, name]) => name!);
  const [, lit = ''] = /aria-current="page"[^>]*data-kind="(\w+)"/.exec(inside) ?? [];
  const submit = /<button\b[^>]*type="submit"[^>]*>([\s\S]*?)<\/button>/.exec(form)?.[1] ?? '';
  return {
    label,
    variant,
    lit,
    action,
    submit: submit.replace(/<[^>]*>/g, ''),
    fields: [...new Set(names)].filter((name) => !/^AGE\d/.test(name)).join(' '),
  };
}
