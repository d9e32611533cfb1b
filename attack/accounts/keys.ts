import { randomBytes } from 'node:crypto';
import type { Client } from './client.ts';
import type { Finding } from './finding.ts';
import { freshAddress, linkTo, newAccount } from './people.ts';

type Watched = { client: Client; logged: () => string; tagManager: string };

/** Addresses that are keys are in no log, in no referrer, and on no page with a tag manager (D). */
export async function attackKeys({ client, logged, tagManager }: Watched): Promise<Finding[]> {
  const account = await newAccount(client);
  const form = { email: account.email, origin: 'http://localhost' };
  await client.ask({ path: '/api/auth/forgot-password', from: freshAddress(), form });
  const mailed = await linkTo(client, account.email, 2);
  const madeUp = randomBytes(24).toString('base64url');
  const keys = [mailed, madeUp];
  let [told, tagged] = [0, 0];
  for (const key of keys)
    for (const path of pathsWith(key)) {
      const page = await client.ask({ path, from: freshAddress() });
      await client.ask({ path, from: freshAddress(), form: { a: '1' } });
      if (page.headers['referrer-policy'] !== 'strict-origin') told++;
      if (page.body.includes(tagManager)) tagged++;
      await report(client, `http://localhost${path}`);
    }
  const log = logged();
  return [
    {
      name: 'D: keys of addresses in the log',
      value: keys.filter((key) => log.includes(key)).length,
      atMost: 0,
    },
    { name: 'D: pages of keys that tell where their reader came from', value: told, atMost: 0 },
    { name: 'D: pages of keys with a tag manager', value: tagged, atMost: 0 },
    { name: 'D: logs that do not say what was asked', value: log.includes('/quote/…') ? 0 : 1, atMost: 0 },
  ];
}

const pathsWith = (key: string) => [
  `/quote/${key}`,
  `/ru/quote/${key}`,
  `/QUOTE/${key}`,
  `/quote/${key}/question`,
  `/quote/${key}.data`,
  `/print/quote/${key}.pdf`,
  `/question/${key}`,
  `/auth/invitation/${key}`,
  `/auth/reset-password/${key}`,
  `/auth/email/${key}`,
  `/s/${key}`,
];

async function report(client: Client, address: string): Promise<void> {
  const from = freshAddress();
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: address,
    documentURL: address,
    sourceFile: address,
  };
  const older = { 'document-uri': address, 'violated-directive': 'img-src', 'blocked-uri': address };
  const path = '/policy-reports';
  const send = (type: string, sent: object) =>
    client.ask({ path, from, headers: { 'Content-Type': type }, raw: JSON.stringify(sent) });
  await send('application/reports+json', [{ type: 'csp-violation', body }]);
  await send('application/csp-report', { 'csp-report': older });
}
