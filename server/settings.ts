/** What the environment decides about the server. */
export type ServerSettings = {
  /** Serves built pages, as opposed to the sources of a development server. */
  production: boolean;
  /** A deployment for looking at: `mockVariant` reaches the API. */
  preview: boolean;
  /** Proxies in front of us that can be believed about the address and the scheme of a visitor. */
  trustedProxyHops: number;
  /** Root of the API that pages use; absent: this server itself, in process. */
  apiRoot?: string | undefined;
  /** Roots that `?xapi=` can choose ([S]§2.2). */
  apiRoots: Partial<Record<'dev' | 'test' | 'prod', string>>;
  /** The built browser side: `build/client`. */
  clientFolder: string;
  limits: Limits;
};

/** How much one address may ask of one process. */
export type Limits = {
  formsPerMinute: number;
  formsPerHour: number;
  /** Short links made. */
  linksPerMinute: number;
  linksPerHour: number;
  requestsPerMinute: number;
  /** Bytes of a body. */
  bodySize: number;
};

/**
 * Kept in memory, so each process counts for itself: behind a balancer over N processes a visitor may get N times as
 * far. That stops a flood and a form robot; an exact count would cost a shared store.
 */
export const usualLimits: Limits = {
  formsPerMinute: 5,
  formsPerHour: 20,
  linksPerMinute: 20,
  linksPerHour: 120,
  requestsPerMinute: 600,
  bodySize: 64 * 1024,
};
