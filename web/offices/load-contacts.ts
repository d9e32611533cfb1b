import type { RouterContextProvider } from 'react-router';
import { type Contacts, contactsOf, departments } from '#calls/content-contacts.ts';
import { type SettingsAnswer, settings } from '#calls/content-settings.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';

export type Departments = { name: (typeof departments)[number]; link: string; text: string }[];

const groups = [
  'contact',
  'contactCenterHeadOffice',
  'contactCenterForTourists',
  'contactCenterForAgents',
  'contactCenterOperationDepartments',
].join(',');

/** How the site is reached ([S]§3.12); the phones of its configuration where no settings can be told. */
export async function loadContacts(
  context: Readonly<RouterContextProvider>,
): Promise<{ contacts: Contacts; departments: Departments }> {
  const [told, { t }] = await Promise.all([
    context.get(clientContext).call(settings, { group: groups }),
    pageTexts(context),
  ]);
  const known = told.ok ? told.value : {};
  const supportService = t('offices.contacts.supportService');
  const contacts = contactsOf(known, supportService);
  const own = context.get(siteContext).contacts.phones.map((phone) => ({ phone, text: supportService }));
  return {
    contacts: contacts.phones.length > 0 ? contacts : { ...contacts, phones: own },
    departments: departmentsOf(known),
  };
}

const departmentsOf = ({ contactCenterOperationDepartments: told = {} }: SettingsAnswer): Departments =>
  departments.flatMap((name) => {
    const { link, value } = told[name] ?? { link: '', value: '' };
    return link ? [{ name, link, text: value || link.replace(/^mailto:/, '') }] : [];
  });
