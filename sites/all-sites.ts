import { demoLinks } from './demo-links.ts';
import { defaultFlags } from './flags.ts';
import { type MarketSlug, marketSlugs, markets } from './markets.ts';
import { usualSeasons } from './seasons.ts';
import { type Site, siteSchema } from './site.ts';
import { type VariantId, variantIds, variants } from './variants.ts';

/** What a deployment may set without touching the market and variant tables. */
export type Deployment = {
  /** Name before the market's suffix: `solstice-travel` gives `solstice-travel.com.pl`. */
  domain: string;
  brand: Site['brand'];
  /** Receives requests; the market's slug is put before it: `pl@solstice.example`. */
  mailDomain: string;
  /** Where the sites lead beside their own pages. */
  links: (variant: VariantId, market: MarketSlug) => Site['links'];
  theme: Site['theme'];
};

/** The demo operator. Its mail domain is reserved, so no mail of a demo reaches anyone. */
export const demoDeployment: Deployment = {
  domain: 'solstice-travel',
  brand: {
    name: 'Solstice Travel',
    shortName: 'Solstice',
    logo: '/brand/solstice.svg',
    salesOfficeLogo: '/brand/solstice-office.svg',
    salesOfficeSlug: 'solstice-office',
    copyrightFrom: 1996,
    copyrightText: 'Solstice Travel',
  },
  mailDomain: 'solstice.example',
  links: demoLinks,
  theme: {},
};

/** Most days between the first and the last day of departure ([W]§9). */
const usualLimitRange = 31;

/** Every variant in every market, checked; throws with the names of what is wrong. */
export const buildSites = (deployment: Deployment): Site[] =>
  marketSlugs.flatMap((market) =>
    variantIds.map((variant) => siteSchema.parse(describeSite(variant, market, deployment))),
  );

/** The sites of the demo operator. */
export const allSites: readonly Site[] = buildSites(demoDeployment);

/** The consumer site of the default market. */
export const defaultSite: Site = allSites[0]!;

function describeSite(variant: VariantId, market: MarketSlug, deployment: Deployment): Site {
  const { phone, flags, telephone, address, domainSuffix, seasons, limitRange, censoredWords, ...place } =
    markets[market];
  const { hostLabel, agentMode, b2bMode, flags: variantFlags } = variants[variant];
  const before = hostLabel ? `${hostLabel}.` : '';
  return {
    ...place,
    id: `${variant}-${market}`,
    variant,
    agentMode,
    b2bMode,
    market,
    phone,
    seasons: seasons ?? usualSeasons,
    limitRange: limitRange ?? usualLimitRange,
    censoredWords: censoredWords ?? [],
    hosts: [
      `${before}${deployment.domain}.${domainSuffix}`,
      market === 'com' ? `${before}localhost` : `${before}${market}.localhost`,
    ],
    flags: { ...defaultFlags, ...flags, ...variantFlags },
    contacts: {
      phones: [telephone],
      email: `${market}@${deployment.mailDomain}`,
      address,
      opening: { from: '09:00', to: '21:00' },
    },
    links: deployment.links(variant, market),
    brand: deployment.brand,
    theme: deployment.theme,
  };
}
