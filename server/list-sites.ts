import type { Site } from '#sites/site.ts';

/** The addresses of all sites on this machine, for the person who has just started the server. */
export function listSites(sites: readonly Site[], port: number): string {
  const market = sites[0]?.market;
  const consumer = sites.filter(({ variant }) => variant === sites[0]?.variant);
  const variants = sites.filter((site) => site.market === market && !consumer.includes(site));
  return [
    'Sites for travellers',
    ...consumer.map((site) => line(site.market, site, port)),
    '',
    `The other sites (each in every market: ${urlOf(variants[0], port, consumer[1]?.market)} …)`,
    ...variants.map((site) => line(site.variant, site, port)),
  ].join('\n');
}

const line = (name: string, site: Site, port: number) => `  ${name.padEnd(12)}${urlOf(site, port)}`;

function urlOf(site: Site | undefined, port: number, market?: string) {
  const host = site?.hosts.find((name) => name === 'localhost' || name.endsWith('.localhost')) ?? 'localhost';
  return `http://${market ? host.replace('localhost', `${market}.localhost`) : host}:${port}/`;
}
