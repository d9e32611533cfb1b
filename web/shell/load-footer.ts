import type { RouterContextProvider } from 'react-router';
import { contactsOf, partnerLogosOf, socialLinksOf } from '#calls/content-contacts.ts';
import { footerCountries } from '#calls/content-countries.ts';
import { type SettingsAnswer, type SettingsGroup, settings } from '#calls/content-settings.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Site } from '#sites/site.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import type { FooterContacts, FooterContent, FooterCountry } from './shell-content.ts';

const contactGroups = [
  'contact',
  'contactCenterOperationDepartments',
  'contactCenterHeadOffice',
  'contactCenterForTourists',
  'contactCenterForAgents',
] as const satisfies readonly SettingsGroup[];

type SettledFooter = Omit<FooterContent, 'menus' | 'countries'>;

/** What the settings of the site say in the foot of the page ([S]§2.12). */
export async function loadFooterSettings(context: Readonly<RouterContextProvider>): Promise<SettledFooter> {
  const site = context.get(siteContext);
  const social = site.variant === 'events' ? 'socialEvents' : 'social';
  const group = [...contactGroups, social, 'partnernew', 'site'].join(',');
  const answer = await context.get(clientContext).call(settings, { group });
  const found = withYear(answer.ok ? answer.value : {}, context.get(clockContext).today);
  const { policy } = found.site ?? {};
  return {
    contacts: footerContacts(found, site),
    social: socialLinksOf(found[social]),
    partners: partnerLogosOf(found),
    columns: site.variant === 'survey' ? columnsOf(found.site?.footerColumns?.value) : [],
    ...(policy?.link && { policy: { link: policy.link, title: policy.value } }),
  };
}

/** Editors write `{currentYear}` in any of their texts. */
const withYear = (found: SettingsAnswer, today: PlainDate): SettingsAnswer =>
  Object.fromEntries(
    Object.entries(found).map(([group, entries]) => [
      group,
      Object.fromEntries(
        Object.entries(entries).map(([key, { link, value }]) => [
          key,
          { link, value: fillCurrentYear(value, today) },
        ]),
      ),
    ]),
  );

/** A phone without a label is given that of the support service where it is rendered. */
function footerContacts(found: SettingsAnswer, { agentMode }: Site): FooterContacts {
  const contacts = contactsOf(found, '');
  const centre = agentMode ? contacts.contactCenterForAgents : contacts.contactCenterForTourists;
  const { generalPhone } = centre;
  return {
    phones:
      contacts.phones.length === 0 && generalPhone?.value
        ? [{ phone: generalPhone.value, text: '' }]
        : contacts.phones,
    emails: contacts.emails,
    address: contacts.contactCenterHeadOffice.adress?.value ?? '',
    openedDays: centre.openedDays?.value ?? '',
  };
}

/** Columns are separated by `;`. */
const columnsOf = (text = '') =>
  text
    .split(';')
    .map((column) => column.trim())
    .filter(Boolean);

/** The countries that are sold from a town, as links. */
export async function loadFooterCountries(
  context: Readonly<RouterContextProvider>,
  townFrom: number | undefined,
): Promise<FooterCountry[]> {
  const answer = await context.get(clientContext).call(footerCountries, { townFrom });
  return answer.ok ? answer.value : [];
}
