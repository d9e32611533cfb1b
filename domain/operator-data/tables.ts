import { cancellationTables } from './cancellation-tables.ts';
import { careersTables } from './careers-tables.ts';
import { commissionTables } from './commission-tables.ts';
import { contentTables } from './content-tables.ts';
import { contractTables } from './contract-tables.ts';
import { cruiseTables } from './cruise-tables.ts';
import { excursionTables } from './excursion-tables.ts';
import { flightTables } from './flight-tables.ts';
import { hotelTables, roomTables } from './hotel-tables.ts';
import { moneyTables } from './money-tables.ts';
import { officeTables } from './office-tables.ts';
import { placeTables } from './place-tables.ts';
import { redirectTables } from './redirect-tables.ts';
import type { RowWith } from './row.ts';
import { soldServiceTables } from './sold-service-tables.ts';
import { surveyTables } from './survey-tables.ts';
import type { TableShape } from './table.ts';
import { tourPartTables, tourTables } from './tour-tables.ts';

/**
 * Every table of the operator's data, parents first. Import, export, their checks and docs/import.md are made from it.
 */
export const tables = {
  ...moneyTables,
  ...placeTables,
  ...hotelTables,
  ...cruiseTables,
  ...roomTables,
  ...cancellationTables,
  ...contractTables,
  ...flightTables,
  ...tourPartTables,
  ...excursionTables,
  ...tourTables,
  ...soldServiceTables,
  ...commissionTables,
  ...contentTables,
  ...officeTables,
  ...careersTables,
  ...surveyTables,
  ...redirectTables,
} as const;

export type TableName = keyof typeof tables;

/** The tables' names, parents first. */
export const tableNames = Object.keys(tables) as TableName[];

/** A table's description with its own details forgotten, for code that treats all tables alike. */
export const tableOf = (name: TableName): TableShape => tables[name];

/** A row of a table as programs write it: `RowOf<'hotel'>`. What has a default may be left out. */
export type RowOf<Name extends TableName> = RowWith<(typeof tables)[Name]['columns']>;
