import type { Site } from './site.ts';

/** Where the public finds a site: its own host by https, without a port. */
export const publicOrigin = ({ hosts }: Pick<Site, 'hosts'>): string =>
  `https://${hosts.find((host) => !host.endsWith('localhost')) ?? hosts[0]}`;
