import type { SettingAnswer, SettingsAnswer } from './content-settings.ts';

/** The departments that visitors write to ([S]§3.12). */
export const departments = ['advertising', 'cooperation', 'internetMarketing', 'forJournalists'] as const;

export type ContactPhone = { phone: string; text: string };
export type ContactEmail = { link: string; value: string };
export type ContactCentre = Record<string, SettingAnswer>;

/** How a site is reached ([S]§3.12). */
export type Contacts = {
  phones: ContactPhone[];
  emails: ContactEmail[];
  labels: string[];
  contactCenterHeadOffice: ContactCentre;
  contactCenterForTourists: ContactCentre;
  contactCenterForAgents: ContactCentre;
};

/**
 * Contacts of the settings. Phones and labels of the group `contact` are separated by `|`; phone i has label i, or else
 * `supportService`, the translated text of the support service.
 */
export function contactsOf(settings: SettingsAnswer, supportService: string): Contacts {
  const labels = parts(settings.contact?.label?.value);
  const phones = parts(settings.contact?.phone?.value)
    .map((phone, index) => ({ phone, text: labels[index] || supportService }))
    .filter(({ phone }) => phone);
  const operations = settings.contactCenterOperationDepartments ?? {};
  return {
    phones,
    labels,
    emails: departments.flatMap((name) => {
      const { link, value } = operations[name] ?? { link: '', value: '' };
      return link ? [{ link, value: value || link.replace(/^mailto:/, '') }] : [];
    }),
    contactCenterHeadOffice: settings.contactCenterHeadOffice ?? {},
    contactCenterForTourists: settings.contactCenterForTourists ?? {},
    contactCenterForAgents: settings.contactCenterForAgents ?? {},
  };
}

/** An empty part keeps its place: the label after it belongs to the phone after it. */
const parts = (text = '') => (text ? text.split('|').map((part) => part.trim()) : []);

/** The networks that a site may be on, in the order that they are shown in ([S]§3.10). */
export const socialNetworks = [
  'instagram',
  'facebook',
  'yandexzen',
  'vk',
  'oK',
  'telegram',
  'twitter',
  'youtube',
  'youTube',
  'tm',
  'linkedIn',
  'x',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export type SocialLink = { network: SocialNetwork; link: string; title: string };

/** Links to the networks of a settings group, `social` or `socialEvents`. */
export const socialLinksOf = (group: SettingsAnswer[string] | undefined): SocialLink[] =>
  socialNetworks.flatMap((network) => {
    const { link, value } = group?.[network] ?? { link: '', value: '' };
    return link ? [{ network, link, title: value }] : [];
  });

export type PartnerLogo = { key: string; image: string; url: string };

/** Logos of partners: in the group `partnernew` the link is the picture and the value the address ([S]§3.12). */
export const partnerLogosOf = (settings: SettingsAnswer): PartnerLogo[] =>
  Object.entries(settings.partnernew ?? {}).map(([key, { link, value }]) => ({
    key,
    image: link,
    url: value,
  }));
