import type { Site } from '#sites/site.ts';

/** Where the link of a mail leads: to the page that was asked, if that is one of the site's own hosts. */
export function mailOrigin({ hosts }: Pick<Site, 'hosts'>, asked: string): string {
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url && /^https?:$/.test(url.protocol) && hosts.includes(url.hostname)) return url.origin;
  return `https://${hosts.find((host) => !host.endsWith('localhost')) ?? hosts[0]}`;
}
