import { telAddress } from '#lib/tel-address.ts';
import { type OfficeHours, officeHoursOf } from './office-hours.ts';
import type { PartnerAnswer } from './partners.ts';

/** A way to reach an office: what is shown, and where it leads. */
export type ContactLink = { text: string; href: string };

/** A sales office as pages show it ([S]§3.15): blocks are data, which a page renders. */
export type Office = {
  inc: number;
  townInc: number;
  city: string;
  title: string;
  officialName: string;
  address: string;
  /** Latitude and longitude; an office that has none is not on the map. */
  coordinates: [number, number] | undefined;
  /** Receives what is asked of this office. */
  email: string;
  isClosed: boolean;
  metroName: string;
  /** Metro or district; empty where the site does not show them. */
  place: string;
  /** `#rrggbb` of the metro line; empty where there is none. */
  placeMarkColor: string;
  /** HTML. */
  officeDescription: string;
  /** HTML. */
  achievementsDescription: string;
  officeImages: { image: string; url: string }[];
  photoCertificates: { title: string; url: string }[];
  workers: string;
  /** What stands on a card at once. */
  visible: { address: string; workTime: OfficeHours };
  /** What a card shows when it is asked for the contacts. */
  hidden: {
    phones: ContactLink[];
    messengerLink: string | undefined;
    emails: ContactLink[];
    officialName: string;
  };
};

/** What a site decides of its offices; a site itself is one of these. */
export type OfficeSite = {
  flags: { showMetro: boolean; officeBrandTitle: boolean; officeMessengerLink: boolean };
  brand: { shortName: string };
};

/** A partner property of this type is the link to the messenger. */
export const messengerLinkType = 351;

/** Derives an office from what was received. */
export function officeOf(received: PartnerAnswer, { flags, brand }: OfficeSite): Office {
  const { partnerDescription: about, officialname: officialName, faddress: address } = received;
  const emails = partsOf(received.email1);
  return {
    inc: received.inc,
    townInc: received.townInc,
    city: received.city,
    title: flags.officeBrandTitle ? brand.shortName : received.name,
    officialName,
    address,
    coordinates: coordinatesOf(received),
    email: emails[0] ?? '',
    isClosed: received.notavail_wheretobuy,
    metroName: received.metro,
    place: flags.showMetro ? received.metro || received.district : '',
    placeMarkColor: flags.showMetro && received.metro ? colorOf(received.hex) : '',
    officeDescription: about.partnerDescriptionContents.description,
    achievementsDescription: about.partnerDescriptionContents.summary,
    officeImages: about.partnerGalleries,
    photoCertificates: about.partnerFiles
      .filter(({ type }) => type.startsWith('image'))
      .map(({ title, url }) => ({ title, url })),
    workers: received.workers,
    visible: { address, workTime: officeHoursOf(received) },
    hidden: {
      phones: partsOf(received.phones1).map((text) => ({ text, href: telAddress(text) })),
      messengerLink: flags.officeMessengerLink ? messengerLinkOf(received) : undefined,
      emails: emails.map((text) => ({ text, href: `mailto:${text}` })),
      officialName,
    },
  };
}

const partsOf = (list: string) =>
  list
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

const coordinatesOf = ({ latitude, longitude }: PartnerAnswer): Office['coordinates'] =>
  latitude === null || longitude === null ? undefined : [latitude, longitude];

const colorOf = (hex: string) => (/^#[0-9a-f]{6}$/i.test(hex) ? hex : '');

const messengerLinkOf = ({ partnerProperties }: PartnerAnswer) =>
  partnerProperties.find(({ type, value }) => type === messengerLinkType && /^https?:\/\//i.test(value))
    ?.value;
