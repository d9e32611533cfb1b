/** The thread that reads the catalogue and lays it out, on a database connection of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { pino } from 'pino';
import { connect } from '#db/open.ts';
import {
  type BuilderQuestion,
  type BuiltChange,
  createCatalogueBuilder,
} from './catalogue-builder.server.ts';

export type BuilderSettings = { connection: pg.ClientConfig; folder: string | undefined };
export type ToBuilder = { read: BuilderQuestion } | { end: true };
export type FromBuilder =
  | { change: BuiltChange | undefined }
  | { failure: unknown }
  | { note: { fields: object; message: string } };

const port = parentPort!;
const { connection, folder } = workerData as BuilderSettings;
const tell = (message: FromBuilder) => port.postMessage(message);

// Whatever breaks is told to the thread that asked.
const database = await connect(connection, pino({ level: 'silent' }));
const log = { info: (fields: object, message: string) => tell({ note: { fields, message } }) };
const builder = createCatalogueBuilder({ db: database.patient, folder, log });

port.on('message', async (message: ToBuilder) => {
  if ('end' in message) {
    await builder.close();
    await database.close();
    port.close();
    return;
  }
  try {
    tell({ change: await builder.read(message.read) });
  } catch (failure) {
    tell({ failure });
  }
});
