import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { DemoPerson } from '#calls/demo-people.ts';
import { expect } from './fixtures.ts';

// Accounts without a browser: forms as one without scripts sends them.

export const addressOf = (path: string) => new URL(path, `http://localhost:${process.env.E2E_PORT}`).href;

/** Sends a form of a page of the host. */
export const send = (
  request: APIRequestContext,
  host: string,
  path: string,
  form: Record<string, string>,
  cookie = '',
) =>
  request.post(addressOf(path), {
    headers: {
      host: `${host}:${process.env.E2E_PORT}`,
      accept: 'text/html',
      cookie,
      origin: `http://${host}:${process.env.E2E_PORT}`,
      'sec-fetch-site': 'same-origin',
    },
    form,
    maxRedirects: 0,
  });

/** The cookies that an answer gives, as a browser sends them back. */
export const cookiesOf = (answer: Pick<APIResponse, 'headersArray'>) =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value);

export const pair = (cookie: string) => cookie.split(';')[0]!;

export async function demoPerson(request: APIRequestContext, is: (person: DemoPerson) => boolean) {
  const answer = await request.get(addressOf('/api/auth/demo-people'));
  const { people } = (await answer.json()) as { people: DemoPerson[] };
  return people.find(is)!;
}

export async function logIn(request: APIRequestContext, host: string, is: (person: DemoPerson) => boolean) {
  const { email, password } = await demoPerson(request, is);
  const answer = await send(request, host, '/auth', { email, password });
  expect(answer.status()).toBe(303);
  return pair(cookiesOf(answer)[0]!);
}

/** What a page knows of its visit. */
export const visitOf = (html: string) =>
  JSON.parse(/<script id="visit"[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!.replaceAll('\\u003c', '<'));

/** A cookie that an answer ends. */
export const ends = (name: string) => expect.stringMatching(new RegExp(`^${name}=; Path=/; Max-Age=0;`));
