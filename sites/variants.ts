import type { Flags } from './flags.ts';

/** One of the products that the same code is deployed as ([S]§1, §6). */
export type Variant = {
  /** First label of its hosts; the consumer site has none. */
  hostLabel?: string;
  description: string;
  audience:
    | 'tourist'
    | 'business'
    | 'agent'
    | 'events'
    | 'career'
    | 'survey'
    | 'card'
    | 'photobase'
    | 'rates';
  /** Pages and calls behave as in the agent build. */
  agentMode: boolean;
  /** Pages and calls behave as in the business build. */
  b2bMode: boolean;
  flags: Partial<Flags>;
};

export const variantIds = [
  'b2c',
  'agent',
  'b2b',
  'events',
  'vacancies',
  'survey',
  'card',
  'photobase',
  'rates',
] as const;

export type VariantId = (typeof variantIds)[number];

/** What sites without a shop window leave out. */
const withoutSale: Partial<Flags> = {
  booking: false,
  requestButton: false,
  showCompare: false,
  showFavourites: false,
  callBackWidget: false,
  chatWidget: false,
  cityPicker: false,
};

const other = { agentMode: false, b2bMode: false, flags: withoutSale };

export const variants: Record<VariantId, Variant> = {
  b2c: {
    description: 'Consumer site',
    audience: 'tourist',
    agentMode: false,
    b2bMode: false,
    flags: { newHeader: true, citySubdomains: true, accounts: 'travellers' },
  },
  agent: {
    hostLabel: 'agent',
    description: 'Agent portal: search, orders and the agency office',
    audience: 'agent',
    agentMode: true,
    b2bMode: false,
    flags: {
      accounts: 'agents',
      settingsLink: true,
      servicesLink: true,
      posterLink: true,
      hotelLocation: true,
      tourSelect: true,
      webinars: true,
      cookieBanner: 'none',
      cityCountries: true,
    },
  },
  b2b: {
    hostLabel: 'b2b',
    description: 'Business site: how to become a partner',
    audience: 'business',
    agentMode: false,
    b2bMode: true,
    flags: { ...withoutSale, posterLink: true },
  },
  events: { ...other, hostLabel: 'events', description: 'Events and past works', audience: 'events' },
  vacancies: { ...other, hostLabel: 'vacancies', description: 'Careers', audience: 'career' },
  survey: {
    ...other,
    hostLabel: 'survey',
    description: 'Questionnaires and their winners',
    audience: 'survey',
  },
  card: {
    ...other,
    hostLabel: 'card',
    description: 'Business-card site of a sales office',
    audience: 'card',
  },
  photobase: {
    ...other,
    flags: { ...withoutSale, accounts: 'agents' },
    hostLabel: 'photobase',
    description: 'Photo archive for agents, behind a login',
    audience: 'photobase',
  },
  rates: { ...other, hostLabel: 'rates', description: 'Archive of currency rates', audience: 'rates' },
};
