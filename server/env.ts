import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const yes = z
  .enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off', ''])
  .transform((word) => ['1', 'true', 'yes', 'on'].includes(word));

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`));

const address = (...protocols: string[]) =>
  z.string().refine(
    (text) => {
      return URL.canParse(text) && protocols.includes(new URL(text).protocol);
    },
    `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  );

/** `dev=https://dev.example/,test=https://test.example/`: the roots that `?xapi=` may name ([S]§2.2). */
const apiRoots = z
  .string()
  .transform((text) => Object.fromEntries(text.split(',').filter(Boolean).map(splitAtEquals)))
  .pipe(
    z.strictObject({
      dev: address('http:', 'https:').exactOptional(),
      test: address('http:', 'https:').exactOptional(),
      prod: address('http:', 'https:').exactOptional(),
    }),
  );

function splitAtEquals(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(/^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'must be an origin that starts with https://'),
    ),
  );

/** `shop.internal,10.0.0.5`: names and addresses without a port. */
const hostList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(z.string().regex(/^([a-z0-9._-]+|\[[0-9a-f:]+\])$/, 'must be the name of a host without a port')),
  );

/** An address on one https origin in which each of `names` stands in braces: `https://tiles.example/{z}/{x}/{y}.png`. */
const isTemplate = (text: string, names: readonly string[]) =>
  /^https:\/\/[a-z0-9.-]+(:\d+)?\//.test(text) && names.every((name) => text.includes(`{${name}}`));

const templateWords = (names: readonly string[]) =>
  `an address that starts with https:// and has ${names.map((name) => `{${name}}`).join(', ')}`;

const templateOrOff = (...names: string[]) =>
  z
    .string()
    .refine((text) => text === 'off' || isTemplate(text, names), `must be off or ${templateWords(names)}`);

const canSharePorts = process.platform === 'linux';

const secret = z.string().min(32, 'must have at least 32 characters');

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  /** 0 takes any free port. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The address to listen on; all of them when it is missing. */
  HOST: z.string().min(1).optional(),
  /** Hosts beside those of the sites at which the default site answers; all others are refused (421) in production. */
  OTHER_HOSTS: hostList.default([]),
  /** How many answer requests, all on the same port; by default one core is left to the engine and the jobs. */
  WORKERS: wholeNumber(1, 256)
    .refine((workers) => workers === 1 || canSharePorts, 'must be 1: workers share a port on Linux only')
    .default(() => (canSharePorts ? Math.max(1, availableParallelism() - 1) : 1)),
  /** Connections at a time. */
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(4_096),
  /** For how many seconds after SIGTERM `/readyz` says 503 before the port is closed, so that balancers hear of it. */
  DRAIN_NOTICE: wholeNumber(0, 300).default(3),
  /** Any PostgreSQL from version 15; without it a real one is started in `DATA_DIR`. */
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  /** A streaming replica of it: reads that may be a second old go there while it is no further behind. */
  DATABASE_REPLICA_URL: address('postgres:', 'postgresql:').optional(),
  /** Holds the embedded PostgreSQL, the secrets, the outbox, the pictures and the file of the engine. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  /** Keeps rendered pictures; servers may share it. `images` in `DATA_DIR` when it is missing. */
  IMAGE_DIR: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  /** An https address or a file with new rates every day (docs/import.md); without it rates come by import alone. */
  RATES_FEED: z
    .string()
    .regex(/^(https:\/\/|[^:]+$)/, 'must be an address that starts with https:// or a file')
    .optional(),
  /** By how many percent a rate of the feed may differ from the last one; a wider jump is held back. */
  RATES_JUMP: wholeNumber(1, 1_000).default(20),
  /** Takes rates of the feed however far they jump. */
  RATES_ACCEPT_JUMPS: yes.default(false),
  /** Without it mail lands in the outbox. */
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  /** Root of an API on another server that speaks the same calls; without it the pages ask this one. */
  API_ROOT: address('http:', 'https:').optional(),
  API_ROOTS: apiRoots.default({}),
  /** Fill an empty database with the demo operator, and keep it from going stale. */
  DEMO: yes.default(true),
  /** How much one address may ask; off for load tests. */
  RATE_LIMITS: yes.default(true),
  /** How many proxies in front of the server may name the visitor's address in `X-Forwarded-For`. */
  TRUSTED_PROXY: wholeNumber(0, 10).default(0),
  /** A database of cities (.mmdb, in MaxMind's layout or flat) that finds a visitor's nearest departure town. */
  GEO_CITY_FILE: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** `text` for people, `json` for machines. */
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  /** The script of a tag manager: loaded for visitors who agree to analytics, on sites that ask for a consent. */
  TAG_MANAGER: address('https:').optional(),
  /** Where its tags may send to and take pictures from: `https://a.example,https://*.b.example`. */
  TAG_ORIGINS: originList.default([]),
  /** The analytics' cookie, taken away when a visitor refuses. */
  ANALYTICS_COOKIE: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a cookie')
    .default('_ga'),
  /**
   * Text becomes markup or a script in a page only by our own policies: `enforce`, or `report` to be told in the log what
   * tags of others would not be allowed, or `off`.
   */
  TRUSTED_TYPES: z.enum(['enforce', 'report', 'off']).default('enforce'),
  /**
   * Where pictures of maps come from, or `off`: then maps are an outline of the land. Without it the demo shows those of
   * OpenStreetMap, anybody else the outline.
   */
  TILE_URL: templateOrOff('z', 'x', 'y').optional(),
  /** Whose pictures they are, as their owner wants it written on the map. */
  TILE_ATTRIBUTION: z.string().default(''),
  /** Where these words lead to. */
  TILE_TERMS: address('https:').optional(),
  /**
   * The map of another provider, for the sites that embed one in place of ours, or `off`. Without it the demo embeds a page
   * of its own, anybody else has the usual map.
   */
  EMBEDDED_MAP: templateOrOff('latitude', 'longitude', 'zoom').optional(),
  /** Signs offers; servers on one database share it. Made once in `DATA_DIR/secret` when it is missing. */
  CLAIM_SECRET: secret.optional(),
  /** Hours that the price in the address of an offer is held: after that its page says so. 0: however long. */
  CLAIM_MAX_AGE: wholeNumber(0, 8_760).default(0),
  /** Bearer token of the calls about services, which need no account. Made once in `DATA_DIR/service-token`. */
  SERVICE_TOKEN: secret.regex(/^[\w.~+/-]+=*$/, 'must have only letters, digits and . _ ~ + / -').optional(),
  /** Opens what only those who run the server may see, `/metrics` and `/dev/outbox`. Made once in `DATA_DIR/operator-token`. */
  OPERATOR_TOKEN: secret.regex(/^[\w.~+/-]+=*$/, 'must have only letters, digits and . _ ~ + / -').optional(),
  /**
   * Keys that seal the documents of travellers, `2027=…,2026=…`: the first one seals, all of them open. Made once in
   * `DATA_DIR/document-key`.
   */
  DOCUMENT_KEYS: z
    .string()
    .regex(
      /^[\w-]+=[^,\s]{32,}(,[\w-]+=[^,\s]{32,})*$/,
      'must be names and secrets of at least 32 characters: 2027=…',
    )
    .optional(),
  /**
   * Takes new bookings: without it exactly where the demo is. No page shows the operator a booking yet and no mail says
   * that one was made, so a real operator decides to sell by the calls alone.
   */
  BOOKING: yes.optional(),
  /** Takes payments of tests, which move no money: without it exactly where the demo is. */
  PAYMENT_SANDBOX: yes.optional(),
  /** Lets a visitor ask for mocked answers and see what is not published yet; calls tell which parameters they ignored. */
  PREVIEW: yes.default(false),
  /** Calls refuse parameters that they do not have, in place of ignoring them. */
  STRICT_PARAMETERS: yes.default(false),
  /** The most days that a search may look for departures in. */
  LONGEST_WINDOW: wholeNumber(1, 400).default(180),
});

/** The settings of the process, checked. */
export type Env = Omit<Variables, Secret> & Record<Secret, string>;

type Variables = z.output<typeof variables>;
type Secret = 'CLAIM_SECRET' | 'SERVICE_TOKEN' | 'OPERATOR_TOKEN' | 'DOCUMENT_KEYS';

/** What is wrong with the settings, in one sentence for the person who made them. */
export class EnvError extends Error {}

/** Reads the settings from `source`; nothing else in the project reads `process.env`. Throws `EnvError`. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const read = variables.safeParse(withoutEmpty(source));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new EnvError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const { CLAIM_SECRET, SERVICE_TOKEN, OPERATOR_TOKEN, DOCUMENT_KEYS, ...env } = read.data;
  return {
    ...env,
    CLAIM_SECRET: CLAIM_SECRET ?? ownSecret(env.DATA_DIR, 'secret'),
    SERVICE_TOKEN: SERVICE_TOKEN ?? ownSecret(env.DATA_DIR, 'service-token'),
    OPERATOR_TOKEN: OPERATOR_TOKEN ?? ownSecret(env.DATA_DIR, 'operator-token'),
    DOCUMENT_KEYS: DOCUMENT_KEYS ?? `own=${ownSecret(env.DATA_DIR, 'document-key')}`,
  };
}

/** `PORT=` in an env file means the default, as if the line were missing. */
const withoutEmpty = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

function ownSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
