import { expect, test, vi } from 'vitest';
import { openFeedback, send } from '#test/feedback-test-app.ts';
import { asOperator, testApp } from './test-app.ts';

const { database, startApp } = await openFeedback();

test('the outbox shows what was mailed as text, to those who show the token', async () => {
  const app = await startApp();
  const name = '<img src=x onerror=alert(1)>';
  await send(app, { name });
  await vi.waitFor(
    async () => expect(await (await app.ask('/dev/outbox', asOperator)).text()).toContain('&lt;img src=x'),
    5_000,
  );
  expect(await (await app.ask('/dev/outbox', asOperator)).text()).not.toContain('<img');
  const address = '/dev/outbox?token=an-operator-token-of-more-than-thirty-two-characters';
  expect((await app.ask(address, {}, '203.0.113.5')).status).toBe(200);
  for (const other of ['/dev/outbox', '/dev/outbox?token=x', `${address}x`])
    expect((await app.ask(other)).status, 'from this machine').toBe(404);
});

test('a server that sends real mail has no outbox page', async () => {
  const app = await testApp(database, { mail: { transport: 'smtp', send: async () => {} } });
  expect((await app.ask('/dev/outbox', asOperator)).status).toBe(404);
});
