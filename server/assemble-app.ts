import { join } from 'node:path';
import type { Logger } from 'pino';
import { readDocumentKeys } from '#domain/bookings/document-keys.ts';
import { openAddressPlaces } from '#domain/places/address-places.server.ts';
import { openDocumentThreads } from '#integrations/documents/document-threads.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { outboxMail } from '#integrations/mail/outbox-mail.ts';
import { smtpMail } from '#integrations/mail/smtp-mail.ts';
import type { App, AppDependencies, createApp } from './app.ts';
import { embeddedMap } from './embedded-map-address.ts';
import type { Env } from './env.ts';
import { mapTiles } from './map-tiles.ts';
import { openDocuments } from './open-documents.ts';
import { openPictures } from './open-pictures.ts';
import { type ServerSettings, unlimited, usualLimits } from './settings.ts';

/** The part of the server that differs between the built pages and the sources under development. */
export type Front = {
  createApp: typeof createApp;
  pages: NonNullable<AppDependencies['pages']>;
  /** Holds the files of the browser's side. */
  clientFolder: string;
  close?: () => Promise<void>;
};

/** What stands before the application is put together. */
type Opened = Pick<
  AppDependencies,
  'db' | 'reads' | 'connection' | 'catalogue' | 'clock' | 'mailsElsewhere' | 'colleagues'
>;

/** Puts the application together as the environment says. */
export async function assembleApp(env: Env, log: Logger, front: Front, opened: Opened): Promise<App> {
  const images = await openPictures({
    db: opened.db,
    log,
    folder: env.IMAGE_DIR ?? join(env.DATA_DIR, 'images'),
    isLimited: env.RATE_LIMITS,
    workers: env.WORKERS,
  });
  const documentThreads = openDocumentThreads(log);
  const app = front.createApp({
    ...opened,
    log,
    claimSecret: env.CLAIM_SECRET,
    claimMaxAge: env.CLAIM_MAX_AGE || undefined,
    serviceToken: env.SERVICE_TOKEN,
    documentKeys: readDocumentKeys(env.DOCUMENT_KEYS),
    takesBookings: env.BOOKING ?? env.DEMO,
    hasSandbox: env.PAYMENT_SANDBOX ?? env.DEMO,
    addressPlaces: await openAddressPlaces(env.GEO_CITY_FILE),
    pages: front.pages,
    images,
    documents: openDocuments({
      db: opened.db,
      images,
      compose: documentThreads.compose,
      isLimited: env.RATE_LIMITS,
    }),
    mail: mailOf(env),
    settings: settingsOf(env, front.clientFolder),
  });
  const close = async () => {
    await app.close();
    await documentThreads.close();
  };
  return { ...app, close };
}

export const mailOf = (env: Env): Mail =>
  env.SMTP_URL ? smtpMail(env.SMTP_URL) : outboxMail(join(env.DATA_DIR, 'outbox'));

const settingsOf = (env: Env, clientFolder: string): ServerSettings => ({
  production: env.NODE_ENV === 'production',
  preview: env.PREVIEW,
  strictParameters: env.STRICT_PARAMETERS,
  longestWindowDays: env.LONGEST_WINDOW,
  trustedProxyHops: env.TRUSTED_PROXY,
  operatorToken: env.OPERATOR_TOKEN,
  apiRoot: env.API_ROOT,
  apiRoots: env.API_ROOTS,
  maps: {
    tiles: mapTiles(env),
    embedded: embeddedMap(env),
  },
  tags: { address: env.TAG_MANAGER, origins: env.TAG_ORIGINS, analyticsCookie: env.ANALYTICS_COOKIE },
  trustedTypes: env.TRUSTED_TYPES,
  clientFolder,
  otherHosts: env.OTHER_HOSTS,
  limits: env.RATE_LIMITS ? usualLimits : unlimited,
});
