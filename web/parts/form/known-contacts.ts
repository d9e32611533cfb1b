import type { RouterContextProvider } from 'react-router';
import type { Client } from '#calls/client.ts';
import { managerProfile } from '#calls/manager-profile.ts';
import { ownAccount } from '#calls/traveller-account.ts';
import { maskPhone } from '#lib/validation/market-phone.ts';
import { parsePhone } from '#lib/validation/parse-phone.ts';
import type { Site } from '#sites/site.ts';
import { callerContext, clientContext, siteContext } from '#web/context/context.ts';
import type { ContactField } from './contact-field-names.ts';

/** What a form shows of the account of anyone who fills it in, until they say otherwise. */
export type KnownContacts = Partial<Record<ContactField, string>>;

type Account = { name: string; email: string; phones: string };

/** Who is signed in, in the fields of a form; undefined of everybody else, and where the account cannot be told. */
export async function knownContacts(
  context: Readonly<RouterContextProvider>,
): Promise<KnownContacts | undefined> {
  const { kind } = context.get(callerContext);
  if (kind !== 'traveller' && kind !== 'manager') return undefined;
  const account = await accounts[kind](context.get(clientContext));
  if (!account) return undefined;
  const { name, email, phones } = account;
  return { FIELD_NAME: name, FIELD_EMAIL: email, FIELD_PHONE: phoneHere(context.get(siteContext), phones) };
}

const accounts = { traveller: ofTraveller, manager: ofManager };

async function ofTraveller(client: Client): Promise<Account | undefined> {
  const told = await client.call(ownAccount, {});
  if (!told.ok) return undefined;
  const { name, email, phone } = told.value;
  return { name, email, phones: phone };
}

async function ofManager(client: Client): Promise<Account | undefined> {
  const told = await client.call(managerProfile, {});
  if (!told.ok) return undefined;
  const said = (name: string) =>
    told.value.fields.find(({ entityField }) => entityField === name)?.value ?? '';
  return { name: said('fullname'), email: said('email'), phones: said('phones') };
}

/**
 * The first of somebody's numbers as the field of this market shows it. None where it is no number, or where it has no
 * country code: it may have been written in another country.
 */
function phoneHere({ phone }: Pick<Site, 'phone'>, phones: string): string {
  const first = phones.split(/[,;/]/)[0]!.trim();
  if (!first.startsWith('+')) return '';
  const parsed = parsePhone(first, phone);
  return parsed.ok ? maskPhone(phone, parsed.value) : '';
}

/** A number as this market shows it, or else as it was written. */
export const shownPhone = (site: Pick<Site, 'phone'>, phone: string): string =>
  phoneHere(site, phone) || phone;
