import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createHttpClient } from '#calls/http-client.ts';
import { allSites } from '#sites/all-sites.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { loader } from './directions-page.tsx';

/** Answers nothing, and keeps what it was asked. */
function listener() {
  const asked: URL[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url));
    return Response.json([]);
  };
  return {
    asked,
    client: createHttpClient({ fetch, root: 'http://localhost', lang: 'ru', mainLocale: 'ru' }),
  };
}

test.each(['pl', 'kz'])(
  '[S-7.2-07] the countries of %s are asked for once, with its market',
  async (market) => {
    const site = allSites.find(({ id }) => id === `b2c-${market}`)!;
    const { asked, client } = listener();
    const context = new RouterContextProvider();
    context.set(siteContext, { ...site, flags: { ...site.flags, cityPicker: false } });
    context.set(clientContext, client);
    const url = new URL('http://localhost/directions');
    await loader({ context, url, request: new Request(url), params: {}, pattern: '/directions' });
    const simple = asked.filter(({ pathname }) => pathname.endsWith('/CountriesSimple'));
    expect(simple.map(({ searchParams }) => searchParams.get('market'))).toEqual([market]);
  },
);
