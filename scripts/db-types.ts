/** `npm run db:types`: writes db/schema.ts from a database that has just been made by the migrations. */
import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { generateTypes } from '#db/generate-types.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/open.ts';
import { startThrowawayPostgres } from '#test/throwaway-postgres.ts';

const postgres = await startThrowawayPostgres();
const database = await connect(postgres.connection, pino({ level: 'warn' }), {
  stopServer: postgres.stop,
});
try {
  await migrate(database.pool);
  await writeFile('db/schema.ts', await generateTypes(database.db));
  console.log('db/schema.ts is up to date.');
} finally {
  await database.close();
}
