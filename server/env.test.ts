import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

function dataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'solstice-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('nothing has to be set', () => {
  const DATA_DIR = dataDir();
  expect(readEnv({ DATA_DIR })).toMatchObject({
    PORT: 3000,
    LOG_LEVEL: 'info',
    PREVIEW: false,
    STRICT_PARAMETERS: false,
    LONGEST_WINDOW: 180,
    API_ROOTS: {},
  });
});

test('an empty variable counts as a missing one', () => {
  expect(readEnv({ DATA_DIR: dataDir(), PORT: '', SMTP_URL: '' }).PORT).toBe(3000);
});

test.for([
  [{ PORT: '80x' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  ],
  [{ CLAIM_SECRET: 'short' }, 'CLAIM_SECRET must have at least 32 characters'],
  [{ SERVICE_TOKEN: 'short' }, 'SERVICE_TOKEN must have at least 32 characters'],
  [
    { SERVICE_TOKEN: 'a token of thirty-two characters and more' },
    'SERVICE_TOKEN must have only letters, digits and . _ ~ + / -',
  ],
  [
    { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    'TILE_URL must be off or an address that starts with https:// and has {z}, {x}, {y}',
  ],
  [
    { EMBEDDED_MAP: 'https://maps.example/?at={latitude}' },
    'EMBEDDED_MAP must be off or an address that starts with https:// and has {latitude}, {longitude}, {zoom}',
  ],
  [{ TAG_MANAGER: 'http://tags.example/tag.js' }, 'TAG_MANAGER must be an address that starts with https://'],
  [
    { TAG_ORIGINS: 'https://a.example,b.example' },
    'TAG_ORIGINS.1 must be an origin that starts with https://',
  ],
  [{ ANALYTICS_COOKIE: '_ga; Path=/' }, 'ANALYTICS_COOKIE must be the name of a cookie'],
  [{ API_ROOTS: 'dev=ftp://x' }, 'API_ROOTS.dev must be an address that starts with http:// or https://'],
] as const)('%o is refused in one sentence', ([variables, sentence]) => {
  expect(() => readEnv({ DATA_DIR: dataDir(), ...variables })).toThrow(new EnvError(sentence));
});

test('the roots of the API are read by name', () => {
  const API_ROOTS = 'dev=https://dev.example/, prod=https://example/';
  expect(readEnv({ DATA_DIR: dataDir(), API_ROOTS }).API_ROOTS).toEqual({
    dev: 'https://dev.example/',
    prod: 'https://example/',
  });
});

test('the secret is made once, and only its owner may read it', () => {
  const DATA_DIR = dataDir();
  const first = readEnv({ DATA_DIR }).CLAIM_SECRET;
  const file = join(DATA_DIR, 'secret');
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(file, 'utf8').trim()).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readEnv({ DATA_DIR }).CLAIM_SECRET).toBe(first);
});

test('the token of services is made once, and is another one than the secret of claims', () => {
  const DATA_DIR = dataDir();
  const { SERVICE_TOKEN, CLAIM_SECRET } = readEnv({ DATA_DIR });
  expect(SERVICE_TOKEN.length).toBeGreaterThanOrEqual(32);
  expect(SERVICE_TOKEN).not.toBe(CLAIM_SECRET);
  expect(readEnv({ DATA_DIR }).SERVICE_TOKEN).toBe(SERVICE_TOKEN);
  expect(statSync(join(DATA_DIR, 'service-token')).mode & 0o777).toBe(0o600);
});
