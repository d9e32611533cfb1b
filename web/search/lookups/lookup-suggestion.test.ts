import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#calls/client.ts';
import { clientContext } from '#web/context/context.ts';
import { loader } from './lookup-suggestion.ts';

type LoaderArgs = Parameters<typeof loader>[0];

/** Asks the loader behind a client that answers with `result`. */
async function suggestionsOf(result: unknown) {
  const asked: unknown[] = [];
  const client: Client = {
    call: async (call, query) => {
      asked.push([call.name, query]);
      return result as never; // the loader sees one call only, whose answer the test gives
    },
  };
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  const url = new URL('http://localhost/lookup/suggestion?townFrom=2&query=side');
  // Of its arguments the loader reads these.
  const answer = await loader({ context, url, request: new Request(url) } as unknown as LoaderArgs);
  return { asked, answer };
}

test('what is typed is asked for with the town, and comes back with its answer [W-7-17]', async () => {
  const places = [{ type: 'region', inc: 31, name: 'Side' }];
  const { asked, answer } = await suggestionsOf({ ok: true, value: places });
  expect(asked).toEqual([['suggestion', { townFrom: '2', query: 'side' }]]);
  expect(answer).toEqual({ query: 'side', places });
});

test.each(['unavailable', 'timeout', 'invalid-request'])(
  'a lookup that fails with %s shows no options and no error [W-7-18]',
  async (reason) => {
    const { answer } = await suggestionsOf({ ok: false, reason });
    expect(answer).toEqual({ query: 'side', places: [] });
  },
);
