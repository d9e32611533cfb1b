import type { Site } from '#sites/site.ts';

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/**
 * Where the link of a mail leads: to the host of the page that was asked, if it is one of the site's own, by https and its
 * usual port; to the site's first host else. Only the machine that somebody develops on has another port, and http.
 */
export function mailOrigin({ hosts }: Pick<Site, 'hosts'>, asked: string): string {
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  const own = url && /^https?:$/.test(url.protocol) && hosts.includes(url.hostname) ? url : undefined;
  if (own && isLocal(own.hostname)) return own.origin;
  return `https://${own?.hostname ?? hosts.find((host) => !isLocal(host)) ?? hosts[0]}`;
}
