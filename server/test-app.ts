import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { OpenDatabase } from '#db/open.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { type AppDependencies, createApp } from './app.ts';
import { type ServerSettings, unlimited } from './settings.ts';

type Options = Partial<Omit<AppDependencies, 'settings'>> & { settings?: Partial<ServerSettings> };

/** A log whose lines can be read. */
export function readableLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }) };
}

/** Shows what only the operator sees. */
const operatorToken = 'an operator token of more than thirty-two characters'.replaceAll(' ', '-');
export const asOperator: RequestInit = { headers: { authorization: `Bearer ${operatorToken}` } };

/** The application on a test's database, with a fixed clock; requests come from this machine. */
export async function testApp({ db, connection }: OpenDatabase, options: Options = {}) {
  const clientFolder = await mkdtemp(join(tmpdir(), 'solstice-client-'));
  const settings: ServerSettings = {
    production: true,
    preview: false,
    strictParameters: false,
    longestWindowDays: 180,
    trustedProxyHops: 0,
    otherHosts: [],
    operatorToken,
    apiRoots: {},
    tags: { address: undefined, origins: [], analyticsCookie: '_ga' },
    maps: {},
    trustedTypes: 'enforce',
    clientFolder,
    limits: unlimited,
    ...options.settings,
  };
  const application = createApp({
    db,
    connection,
    clock: () => new Date('2026-11-21T22:30:00Z'),
    mail: memoryMail(),
    log: pino({ level: 'silent' }),
    catalogue: { current: () => undefined },
    claimSecret: 'a secret of at least thirty-two characters',
    serviceToken: 'a token of at least thirty-two characters',
    documentKeys: new Map([['test', Buffer.alloc(32, 7)]]),
    takesBookings: true,
    hasSandbox: true,
    addressPlaces: { placeOf: () => undefined },
    ...options,
    settings,
  });

  const ask = (url: string, init?: RequestInit, from = '127.0.0.1') =>
    application.app.request(new URL(url, 'http://localhost:3000'), init, {
      incoming: { socket: { remoteAddress: from } },
    });
  return { ...application, ask, clientFolder };
}

/** What a browser sends with a form of our own page. */
export const formOf = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams(fields),
});
