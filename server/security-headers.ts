import type { Context } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { isApiPath } from '#api/api-path.ts';
import { isKeyPath } from '#lib/key-paths.ts';
import { videoHosts } from '#lib/video-hosts.ts';
import { findSite } from '#sites/find-site.ts';
import type { Site } from '#sites/site.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { isHttps } from './client-address.ts';
import { embeddedMapPolicy } from './embedded-map.ts';
import { embeddedMapPath } from './embedded-map-address.ts';
import { policyReportsPath } from './policy-reports.ts';
import type { MapSettings, ServerSettings, TagSettings } from './settings.ts';
import { isBuilt } from './static-files.ts';

/** Headers that keep a page to itself. The nonce of the policy is new for every answer: `c.get('secureHeadersNonce')`. */
export function securityHeaders(settings: ServerSettings, sites: readonly Site[]): Middleware {
  const { apiRoot, apiRoots, trustedProxyHops, production } = settings;
  const roots = [apiRoot, ...Object.values(apiRoots)].filter((root) => root !== undefined);
  const origins = [...new Set(roots.map((root) => new URL(root).origin))];
  const tagOrigins = originsOfTags(settings.tags);
  const { tiles } = settings.maps;
  // The development server talks to its page over a socket and puts its styles into the page.
  const development = production ? [] : ['ws:'];
  const trustedTypes = production ? settings.trustedTypes : 'off';
  const onlyTrusted = trustedTypesFor(tagOrigins.length > 0);
  const options = {
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, "'strict-dynamic'"],
      styleSrc: production ? ["'self'", NONCE] : ["'self'", "'unsafe-inline'"],
      // React Aria hides its native inputs by a style attribute in the server's HTML: without it they would show.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...tagOrigins, ...originOf(tiles?.address)],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'", ...origins, ...tagOrigins, ...development],
      manifestSrc: ["'self'"],
      // Only once a visitor has asked for a video in a text, or for the map of another provider.
      frameSrc: [...videoHosts.map((host) => `https://${host}`), ...framesOfMaps(settings.maps, sites)],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      ...reporting,
      ...(trustedTypes === 'enforce' ? onlyTrusted : {}),
    },
    ...(trustedTypes === 'report'
      ? { contentSecurityPolicyReportOnly: { ...onlyTrusted, ...reporting } }
      : {}),
    reportingEndpoints: [{ name: reporting.reportTo, url: policyReportsPath }],
    ...always,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  };
  const pages = bySchemeOf(options);
  const calls = bySchemeOf(optionsOfData);
  return async (c, next) => {
    const scheme = isHttps(c, trustedProxyHops) ? 'encrypted' : 'plain';
    // An answer of a call is never a page: it needs no nonce, which takes a third of the time of all headers.
    if (isApiPath(c.req.path)) return calls[scheme](c, next);
    const secure = pages[scheme];
    if (!isBuilt(c.req.path)) await secure(c, next);
    else {
      await next();
      if (c.res.ok) return asFile(c.res.headers);
      await secure(c, nothing);
    }
    if (isEmbeddedMap(c, settings.maps)) asEmbeddedMap(c.res.headers);
    else if (!isPage(c.res.headers)) asData(c.res.headers);
    // Others learn the host alone. With `no-referrer` browsers would send `Origin: null` with the forms of these pages.
    if (isKeyAddress(c.req.path)) c.res.headers.set('Referrer-Policy', 'strict-origin');
  };
}

/** Anyone who has the address has the key: no page after it, and nobody else, is told where its reader came from. */
const isKeyAddress = (path: string) => path === '/dev/outbox' || isKeyPath(path);

async function nothing() {}

type SecurityOptions = NonNullable<Parameters<typeof secureHeaders>[0]>;

const bySchemeOf = (options: SecurityOptions) => ({
  plain: secureHeaders({ ...options, strictTransportSecurity: false }),
  encrypted: secureHeaders({ ...options, strictTransportSecurity: 'max-age=31536000' }),
});

const always = { referrerPolicy: 'strict-origin-when-cross-origin', xFrameOptions: 'DENY' } as const;

/** What `asData` leaves of the headers, without making the others first. */
const optionsOfData: SecurityOptions = {
  ...always,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    frameAncestors: ["'none'"],
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const policyOfData = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What is no page needs no nonce and no permissions, and anyone who opens it as one gets nothing to run. */
function asData(headers: Headers) {
  headers.set('Content-Security-Policy', policyOfData);
  for (const name of ofPages) headers.delete(name);
}

/** What has no type tells the browser that the page which it has is still true: what goes with that is the page's. */
const isPage = (headers: Headers) => /^(text\/html|$)/.test(headers.get('Content-Type') ?? '');

const ofPages = [
  'Content-Security-Policy-Report-Only',
  'Reporting-Endpoints',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** A script or a stylesheet obeys the policy of the page that it is on: of its own it says what it is, and for whom. */
function asFile(headers: Headers) {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.delete('X-Request-Id');
}

/** The browser tells the log what the policy has kept from a page. */
const reporting = { reportTo: 'policy', reportUri: policyReportsPath };

/**
 * Text becomes markup or a script only through the policy of `web/ui/trusted-html.ts`. Tag managers make policies with
 * names of their own.
 */
const trustedTypesFor = (hasTags: boolean) => ({
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: hasTags ? ['*'] : ['default'],
});

/** The whole site of an embedding page: the policy of the first page stays while the router changes pages. */
function framesOfMaps({ embedded }: MapSettings, sites: readonly Site[]) {
  if (embedded === undefined) return [];
  const source = URL.canParse(embedded) ? new URL(embedded).origin : "'self'";
  const isEmbedding = (c: Context) => findSite(new URL(c.req.url).host, sites)?.site.flags.embeddedMap;
  return [(c: Context) => (isEmbedding(c) ? source : '')];
}

const isEmbeddedMap = ({ req, res }: AppContext, { embedded }: MapSettings) =>
  res.ok && embedded?.startsWith(embeddedMapPath) && embeddedMapPaths.test(req.path);

const embeddedMapPaths = new RegExp(`^(/[a-z]{2})?${embeddedMapPath}$`);

/** Pages of the same host may frame it. */
function asEmbeddedMap(headers: Headers) {
  asData(headers);
  headers.set('Content-Security-Policy', embeddedMapPolicy);
  headers.delete('X-Frame-Options');
}

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

/** Its script is let in by the nonce of the page that loads it; what it measures has to go somewhere. */
const originsOfTags = ({ address, origins }: TagSettings): string[] =>
  address ? [...new Set([new URL(address).origin, ...origins])] : [];
