import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** What an agency says of its company; empty is what it does not tell. */
export type Company = {
  latinName: string;
  director: string;
  ownership: string;
  taxation: string;
  /** ISO 3166. */
  country: string;
  /** Of its documents. */
  language: string;
  legalAddress: string;
  actualAddress: string;
};

export const companyColumns = [
  'agency.latin_name as latinName',
  'agency.director',
  'agency.ownership',
  'agency.taxation',
  'agency.country',
  'agency.language',
  'agency.legal_address as legalAddress',
  'agency.actual_address as actualAddress',
] as const;

const companies = (db: Kysely<DB>, agencyId: number) =>
  db.selectFrom('agency').where('inc', '=', agencyId).select(companyColumns);

/** The particulars, with what is asked beside them. */
export const readCompany = (db: Kysely<DB>, agencyId: number) =>
  companies(db, agencyId).select(['agency.market', 'agency.part_type as partType']).executeTakeFirst();

/** The particulars, which nobody else changes until the transaction ends. */
export const lockCompany = (db: Kysely<DB>, agencyId: number) =>
  companies(db, agencyId).forUpdate().executeTakeFirst();

export async function writeCompany(db: Kysely<DB>, agencyId: number, company: Company): Promise<void> {
  const { latinName, legalAddress, actualAddress, ...others } = company;
  await db
    .updateTable('agency')
    .set({
      ...others,
      latin_name: latinName,
      legal_address: legalAddress,
      actual_address: actualAddress,
    })
    .where('inc', '=', agencyId)
    .execute();
}
