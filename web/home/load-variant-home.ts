import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { type ContactPhone, contactsOf } from '#calls/content-contacts.ts';
import { settings } from '#calls/content-settings.ts';
import { photoCountries } from '#calls/photo-archive.ts';
import { isSignedIn } from '#lib/principal.ts';
import { type ScannedCode, scannedCode } from '#lib/scanned-code.ts';
import { type AgentsCentre, loadAgentsCentre } from '#web/context/agents-centre.ts';
import { callerContext, clientContext, siteContext } from '#web/context/context.ts';
import { loadRatesToday, type RatesToday } from '#web/rates/load-rates-today.ts';
import { contactCard } from './contact-card.ts';

type Context = Readonly<RouterContextProvider>;

export type Office = {
  name: string;
  address: string;
  phones: ContactPhone[];
  email: string;
  opened: string;
  /** The home page of the site. */
  site: string;
};

/** What lies over the picture of a home page: what its visitors came for. */
export type Sheet =
  | { kind: 'rates'; rates: RatesToday }
  | { kind: 'office'; office: Office; code: ScannedCode }
  | { kind: 'archive'; countries: AnswerOf<typeof photoCountries>; centre: AgentsCentre; isOpen: boolean }
  | { kind: 'none' };

/** The sheet of a variant that sells nothing ([S]§1, §6). */
export async function loadSheet(context: Context, origin: string): Promise<Sheet> {
  switch (context.get(siteContext).variant) {
    case 'rates':
      return { kind: 'rates', rates: await loadRatesToday(context) };
    case 'card': {
      const office = await loadOffice(context, origin);
      return { kind: 'office', office, code: scannedCode(contactCard(office), 'M') };
    }
    case 'photobase':
      return loadArchive(context);
    default:
      return { kind: 'none' };
  }
}

/** What the photo archive has, and whether the visitor may go in. */
async function loadArchive(context: Context): Promise<Sheet> {
  const [countries, centre] = await Promise.all([
    context.get(clientContext).call(photoCountries, {}),
    loadAgentsCentre(context),
  ]);
  const isOpen = isSignedIn(context.get(callerContext));
  return { kind: 'archive', countries: countries.ok ? countries.value : [], centre, isOpen };
}

/** The office whose card the site is; what its content does not say is the site's own. */
export async function loadOffice(context: Context, site: string): Promise<Office> {
  const { contacts, brand } = context.get(siteContext);
  const group = 'contact,contactCenterHeadOffice,contactCenterForTourists';
  const answer = await context.get(clientContext).call(settings, { group });
  const known = contactsOf(answer.ok ? answer.value : {}, '');
  const [own] = known.phones;
  return {
    name: brand.name,
    site,
    address: known.contactCenterHeadOffice.adress?.value || contacts.address,
    phones: own ? [own] : contacts.phones.map((phone) => ({ phone, text: '' })),
    email: contacts.email,
    opened: known.contactCenterForTourists.openedDays?.value ?? '',
  };
}
