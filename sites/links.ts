import { z } from 'zod';
import { variantIds } from './variants.ts';

/** A page of one of our own sites of the same market, or an address elsewhere. */
const link = z.union([
  z.strictObject({
    variant: z.enum(variantIds),
    path: z.string().regex(/^\/(?![/\\])/, 'a path of the site, without a locale'),
  }),
  z.url({ protocol: /^https$/ }),
]);

/** Where a site leads beside its own pages ([S]§2.4, §2.9); what is left out is not shown. */
export const linksSchema = z.strictObject({
  /** Consumer site: "Tourists"; paths are put behind it. */
  b2c: link.exactOptional(),
  /** What the site itself is known by; paths are put behind it. */
  public: link,
  /** Agent portal. */
  agents: link.exactOptional(),
  /** Portal that agents had before, as long as it runs. */
  agentsOld: link.exactOptional(),
  /** Photo archive, where an agent who has signed in at the portal goes straight in. */
  photos: link.exactOptional(),
  /** Business site. */
  business: link.exactOptional(),
  /** Search and site that were there before this one. */
  oldSearch: link.exactOptional(),
  oldSite: link.exactOptional(),
  /** Private office of a tourist. */
  personalAccount: link.exactOptional(),
  /** What the winners of a survey have to know. */
  winnersInfo: link.exactOptional(),
  /** Everything that is sold all inclusive. */
  allInclusive: link.exactOptional(),
  /** Reports of an agency. */
  reports: link.exactOptional(),
  /** A service that gathers what guests say of hotels; the hotel's number there is put behind it. */
  ratings: link.exactOptional(),
});

export type Links = z.infer<typeof linksSchema>;

export type LinkName = keyof Links;
