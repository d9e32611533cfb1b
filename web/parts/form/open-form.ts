import type { RouterContextProvider } from 'react-router';
import type { Client } from '#calls/client.ts';
import { type ClientName, clientNames } from '#calls/clients.ts';
import { feedbackForm, type OpenedForm } from '#calls/feedback.ts';
import { type SavedTraveller, savedTravellers } from '#calls/traveller-things.ts';
import { callerContext, clientContext } from '#web/context/context.ts';
import { type KnownContacts, knownContacts } from './known-contacts.ts';

/** Opens a form that will be sent once. Where that fails it can be filled in, and what was typed outlives a reload. */
export async function openForm(client: Client): Promise<OpenedForm> {
  const opened = await client.call(feedbackForm, {});
  return opened.ok ? opened.value : { requestKey: crypto.randomUUID(), pass: '', opensAfterSeconds: 0 };
}

/** A form that asks who it is of, and what is known of them already: their contacts, and whom they have saved to book for. */
export type OpenedContactForm = OpenedForm & {
  known?: KnownContacts;
  saved?: readonly SavedTraveller[];
  /** The client book of an agent, whose form asks for a client in place of contacts. */
  book?: readonly ClientName[];
};

/** Opens such a form: who is signed in does not write what their account says. */
export async function openContactForm(context: Readonly<RouterContextProvider>): Promise<OpenedContactForm> {
  const [opened, known] = await Promise.all([openForm(context.get(clientContext)), knownContacts(context)]);
  return known ? { ...opened, known } : opened;
}

/** The form by which something is requested: of an agent one for a client, of a traveller one that knows whom they travel with. */
export const openRequestForm = (context: Readonly<RouterContextProvider>): Promise<OpenedContactForm> =>
  context.get(callerContext).kind === 'manager' ? openAgentsForm(context) : openTravellersForm(context);

async function openAgentsForm(context: Readonly<RouterContextProvider>): Promise<OpenedContactForm> {
  const client = context.get(clientContext);
  const [form, names] = await Promise.all([openForm(client), client.call(clientNames, {})]);
  return { ...form, book: names.ok ? names.value.clients : [] }; // a name can be typed without it
}

/** The same form with those whom a traveller who is signed in has saved; nobody else is asked for any. */
async function openTravellersForm(context: Readonly<RouterContextProvider>): Promise<OpenedContactForm> {
  const [form, saved] = await Promise.all([openContactForm(context), savedBy(context)]);
  return saved.length > 0 ? { ...form, saved } : form;
}

async function savedBy(context: Readonly<RouterContextProvider>): Promise<readonly SavedTraveller[]> {
  if (context.get(callerContext).kind !== 'traveller') return [];
  const told = await context.get(clientContext).call(savedTravellers, {});
  return told.ok ? told.value.travellers : []; // the form is whole without them
}
