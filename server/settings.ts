/** What the environment decides about the server. */
export type ServerSettings = {
  /** Serves built pages, as opposed to the sources of a development server. */
  production: boolean;
  /** A deployment for looking at: `mockVariant` reaches the API, which tells what parameters it ignores. */
  preview: boolean;
  /** The API refuses parameters that it does not know. */
  strictParameters: boolean;
  /** The most days that a search may look for departures in. */
  longestWindowDays: number;
  /** Proxies in front of us that can be believed about the address and the scheme of a visitor. */
  trustedProxyHops: number;
  /** Hosts beside those of the sites at which the default site answers. */
  otherHosts: readonly string[];
  /** Opens `/metrics` and `/dev/outbox`. */
  operatorToken: string;
  /** Root of the API that pages use; absent: this server itself, in process. */
  apiRoot?: string | undefined;
  /** Roots that `?xapi=` can choose ([S]§2.2). */
  apiRoots: Partial<Record<'dev' | 'test' | 'prod', string>>;
  tags: TagSettings;
  maps: MapSettings;
  /** Whether browsers refuse text that becomes markup or a script by another way than ours, or only tell of it. */
  trustedTypes: 'enforce' | 'report' | 'off';
  /** The built browser side: `build/client`. */
  clientFolder: string;
  limits: Limits;
};

/** What a visitor who agrees to analytics is measured with. */
export type TagSettings = {
  /** The script of a tag manager; undefined: none is loaded. */
  address: string | undefined;
  /** Where its tags may send to and take pictures from, beside where the script comes from. */
  origins: readonly string[];
  /** What its cookies are called: `_ga` stands for `_ga_…` too. */
  analyticsCookie: string;
};

/** Where the maps of the sales offices come from, if not from us. */
export type MapSettings = {
  /** Pictures of the map, by `{z}`, `{x}` and `{y}`, whose they are, and where that is told of. */
  tiles?: { address: string; attribution: string; terms?: string | undefined } | undefined;
  /** The page to embed in place of our map, by `{latitude}`, `{longitude}` and `{zoom}`; a path is a page of ours. */
  embedded?: string | undefined;
};

/** How much one address may ask of all servers on one database. */
export type Limits = {
  /** Requests and call-backs sent: a whole office may stand behind one address. */
  leadsPerMinute: number;
  leadsPerHour: number;
  /** Banners clicked and closed, consents, and choices of a theme or a currency. */
  choicesPerMinute: number;
  choicesPerHour: number;
  /** Requests of programs that open no form, from one address. */
  formlessLeadsPerMinute: number;
  formlessLeadsPerHour: number;
  /** Requests that name the same phone, or say the same in the same name, from wherever they come. */
  samePhonePerHour: number;
  sameWordsPerHour: number;
  /** Short links made. */
  linksPerMinute: number;
  linksPerHour: number;
  requestsPerMinute: number;
  /** Wrong passwords before an account waits for a quarter of an hour, or an address for five minutes. */
  failuresPerAccount: number;
  failuresPerAddress: number;
  /** Wrong codes of a second factor before an account waits for a quarter of an hour. */
  failuresPerCode: number;
  /** Mails in an hour to one account that asks for a new password. */
  resetsPerAccount: number;
  /** Mails in an hour by which an agency invites people. */
  invitationsPerAgency: number;
  /** Mails in an hour to addresses that one person has typed. */
  mailsPerPerson: number;
  /** Mails in a day to one mailbox because somebody else has typed its address. */
  mailsPerMailbox: number;
  /** Holds at a time of places that nobody has paid for: of an address (a /64), a session, a person and an agency. */
  holdsPerAddress: number;
  holdsPerSession: number;
  holdsPerPerson: number;
  holdsPerAgency: number;
  /** And at most this share of a flight or of a kind of room on a night, in basis points. */
  holdsShare: number;
  /** Bytes of a body. */
  bodySize: number;
  /** Bytes of a body that brings a file: of 5 MB, in base64 where a program sends it. */
  uploadSize: number;
};

/** Counted together by all servers of a database (`db/limit.ts`). */
export const usualLimits: Limits = {
  leadsPerMinute: 60,
  leadsPerHour: 600,
  choicesPerMinute: 120,
  choicesPerHour: 2_000,
  formlessLeadsPerMinute: 5,
  formlessLeadsPerHour: 20,
  samePhonePerHour: 5,
  sameWordsPerHour: 5,
  linksPerMinute: 20,
  linksPerHour: 120,
  requestsPerMinute: 600,
  failuresPerAccount: 5,
  failuresPerAddress: 5,
  failuresPerCode: 5,
  resetsPerAccount: 3,
  invitationsPerAgency: 30,
  mailsPerPerson: 20,
  mailsPerMailbox: 5,
  holdsPerAddress: 6,
  holdsPerSession: 3,
  holdsPerPerson: 6,
  holdsPerAgency: 100,
  holdsShare: 4_000,
  bodySize: 64 * 1024,
  uploadSize: 7.5 * 1024 * 1024,
};

/** For load tests and journeys, which come from one address and say the same again and again. */
export const unlimited: Limits = {
  ...(Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1e9])) as Limits), // the same names
  bodySize: usualLimits.bodySize,
  uploadSize: usualLimits.uploadSize,
};
