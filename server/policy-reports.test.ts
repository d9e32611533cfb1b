import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { readableLog, testApp } from './test-app.ts';

const database = await openTestDatabase();

const violation = {
  type: 'csp-violation',
  age: 12,
  url: 'https://ru.solstice.example/booking/tour?claim=secret',
  user_agent: 'Somebody’s browser',
  body: {
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    documentURL: 'https://ru.solstice.example/booking/tour?claim=secret#top',
    sourceFile: 'https://ru.solstice.example/assets/app.js?v=secret',
    lineNumber: 7,
    sample: 'Element innerHTML|secret',
    disposition: 'enforce',
  },
};

async function open() {
  const { log, lines } = readableLog();
  const pages = async () => new Response('', { headers: { 'content-type': 'text/html' } });
  const { ask } = await testApp(database, { log, pages });
  const send = (body: string, type: string, from?: string) =>
    ask('/policy-reports', { method: 'POST', headers: { 'content-type': type }, body }, from);
  const breaches = () => lines.map((line) => JSON.parse(line)).flatMap(({ breach }) => breach ?? []);
  return { ask, send, lines, breaches };
}

test('a page says where its breaches are told, and the log has a line of each that names nobody', async () => {
  const { ask, send, lines, breaches } = await open();
  const { headers } = await ask('/');
  expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
  expect(headers.get('content-security-policy')).toContain('report-to policy; report-uri /policy-reports');

  const answer = await send(
    JSON.stringify([violation, { type: 'deprecation', body: {} }]),
    'application/reports+json',
  );
  expect(answer.status).toBe(204);
  expect(breaches()).toEqual([
    {
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      page: 'https://ru.solstice.example/booking/tour',
      source: 'https://ru.solstice.example/assets/app.js',
      line: 7,
      disposition: 'enforce',
    },
  ]);
  expect(lines.join()).not.toMatch(/secret|Somebody/);
});

test('a breach on a page whose address is a key is told without the key, by both kinds of reports', async () => {
  const { send, lines, breaches } = await open();
  const key = '1k-Zq3v_8XyAbCdEfGhIjKlM';
  const at = (path: string) => `https://ru.solstice.example${path}/${key}`;
  const body = {
    ...violation.body,
    documentURL: at('/quote'),
    blockedURL: at('/print/quote'),
    sourceFile: at('/x'),
  };
  await send(JSON.stringify([{ ...violation, body }]), 'application/reports+json');
  const report = { 'document-uri': at('/auth/reset-password'), 'violated-directive': 'img-src' };
  await send(JSON.stringify({ 'csp-report': report }), 'application/csp-report');
  expect(breaches().map(({ page }: { page: string }) => page)).toEqual([
    'https://ru.solstice.example/quote/…',
    'https://ru.solstice.example/auth/reset-password/…',
  ]);
  expect(lines.join()).not.toContain(key);
});

test('an older browser’s report is read as well', async () => {
  const { send, lines, breaches } = await open();
  const report = {
    'csp-report': {
      'document-uri': 'https://solstice.example/?email=secret',
      'violated-directive': 'img-src',
      'blocked-uri': 'data:image/png;secret',
      'script-sample': 'secret',
    },
  };
  expect((await send(JSON.stringify(report), 'application/csp-report')).status).toBe(204);
  expect(breaches()).toEqual([{ directive: 'img-src', blocked: 'data:', page: 'https://solstice.example/' }]);
  expect(lines.join()).not.toContain('secret');
});

test.each([
  ['no JSON', '{', 400],
  ['no report', '{"a":1}', 400],
  ['a list of nothing known', '[{"type":"csp-violation","body":{"effectiveDirective":"<b>"}}]', 204],
  ['more than any browser sends', JSON.stringify([violation, 'x'.repeat(40_000)]), 413],
])('%s leaves no breach in the log', async (_, body, status) => {
  const { send, breaches } = await open();
  expect((await send(body, 'application/reports+json')).status).toBe(status);
  expect(breaches()).toEqual([]);
});

test('one address fills the log with so much and no more, and loses none of its forms by it', async () => {
  const { send, breaches } = await open();
  const many = JSON.stringify(Array.from({ length: 50 }, () => violation));
  const statuses: number[] = [];
  for (let call = 0; call < 25; call++) statuses.push((await send(many, 'application/reports+json')).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect(breaches()).toHaveLength(100);
  expect((await send(many, 'application/reports+json', '192.0.2.7')).status).toBe(204);
});
