import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { OfficeTerm } from '#lib/office-filter/office-term.ts';
import { textIn } from './text-in.server.ts';

/** Offices with their towns, as a condition sees them. */
export type OfficeRows = ExpressionBuilder<DB, 'office' | 'office_town'>;

/** All terms of a filter as one condition; every value of a visitor is a parameter. Texts are those of the answer's language. */
export const officeCondition = (
  rows: OfficeRows,
  terms: readonly OfficeTerm[],
  locales: readonly string[],
): Expression<SqlBool> => rows.and(terms.map((term) => termCondition(rows, term, locales)));

function termCondition(rows: OfficeRows, term: OfficeTerm, locales: readonly string[]): Expression<SqlBool> {
  switch (term.field) {
    case 'inc':
      return rows('office.id', '=', term.equals);
    case 'townInc':
      return rows('office.town_id', '=', term.equals);
    case 'subdomain':
      return rows('office_town.subdomain', '=', term.equals);
    case 'faddress':
      return contains('office.address', term.contains, locales);
    case 'place':
      return rows.or([
        contains('office.district', term.contains, locales),
        contains('office.metro', term.contains, locales),
      ]);
  }
}

/** Lower case is Unicode's, as the client's is, whatever the locale of the database. */
const contains = (column: string, part: string, locales: readonly string[]) =>
  sql<SqlBool>`position(${part} in lower(${textIn(column, locales)} collate "und-x-icu")) > 0`;
