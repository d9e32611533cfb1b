import { expect, test } from 'vitest';
import type { PrintedSheet } from '#lib/printed-sheet.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { openDocuments } from './open-documents.ts';

const { db } = await openTestDatabase();

const sheet = (name: string): PrintedSheet => ({
  language: 'en',
  brand: { name: 'Solstice', contacts: [] },
  colours: { ink: '#000', ink2: '#000', line: '#000', sunk: '#000', accent: '#000', sea: '#000' },
  picture: undefined,
  heading: { name, stars: 5, category: '', place: 'Side' },
  facts: [],
  price: undefined,
  tags: [],
  about: undefined,
  flights: undefined,
  receipt: undefined,
  terms: undefined,
  map: undefined,
  link: { address: 'https://example.com', title: '', note: '' },
});

function open(isLimited = false) {
  const drawn: string[] = [];
  const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>();
  const compose = async ({ heading }: { heading: { name: string } }) => {
    drawn.push(heading.name);
    await mayFinish;
    return new Uint8Array([drawn.length]);
  };
  const documents = openDocuments({
    db,
    images: { tagOf: () => '', renderImage: async () => ({ ok: false, reason: 'no-picture' }) },
    compose: { sheet: compose, card: compose, quote: compose },
    isLimited,
  });
  return { documents, drawn, finish };
}

test('a document is drawn once for all who ask for the same, then and later, and anew when it says something else', async () => {
  const { documents, drawn, finish } = open();
  finish();
  const all = await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map((who) => documents.for(who).sheet(sheet('Palms'))),
  );
  expect([...all, await documents.for('192.0.2.3').sheet(sheet('Palms'))]).toEqual(
    Array.from({ length: 3 }, () => ({ ok: true, bytes: new Uint8Array([1]) })),
  );
  await documents.for('192.0.2.1').sheet(sheet('Bay'));
  expect(drawn).toEqual(['Palms', 'Bay']);
});

test('one is drawn at a time; of one address six wait, and the seventh is told when to come back', async () => {
  const { documents, drawn, finish } = open();
  const asked = Array.from({ length: 8 }, (_, index) =>
    documents.for('192.0.2.1').sheet(sheet(`Hotel ${index}`)),
  );
  expect(await Promise.race(asked)).toEqual({ ok: false, reason: 'busy', retryAfterSeconds: 3 });
  expect(drawn).toEqual(['Hotel 0']);
  finish();
  expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(7);
});

test('an address may have sixty documents drawn a minute', async () => {
  const { documents, drawn, finish } = open(true);
  finish();
  for (let index = 0; index < 60; index++)
    expect(await documents.for('192.0.2.9').sheet(sheet(`Hotel ${index}`))).toMatchObject({ ok: true });
  expect(await documents.for('192.0.2.9').sheet(sheet('One more'))).toMatchObject({
    ok: false,
    reason: 'too-many',
  });
  expect(await documents.for('192.0.2.9').sheet(sheet('Hotel 3'))).toMatchObject({ ok: true });
  expect(drawn).toHaveLength(60);
});
