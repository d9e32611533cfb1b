import type { Kysely } from 'kysely';
import { generate, IdentifierNode, ModuleReferenceNode, PostgresDialect } from 'kysely-codegen';
import type { DB as Database } from './schema.ts';

/** Where our types are not the generator's: the values of `db/column-types.ts`, and the domains of the schema. */
const ownTypes = {
  int8: new IdentifierNode('number'),
  date: new IdentifierNode('PlainDate'),
  timestamp: new IdentifierNode('string'),
  localised: new IdentifierNode('Localised'),
  basis_points: new IdentifierNode('number'),
};

/** What `db/schema.ts` must hold for the migrated database behind `db`. */
export function generateTypes(db: Kysely<Database>): Promise<string> {
  const dialect = new PostgresDialect({ domains: false });
  Object.assign(dialect.adapter.scalars, ownTypes);
  Object.assign(dialect.adapter.imports, {
    PlainDate: new ModuleReferenceNode('#lib/plain-date.ts'),
    Localised: new ModuleReferenceNode('#lib/localised.ts'),
  });
  return generate({ db, dialect, outFile: null, excludePattern: 'schema_migration' });
}
