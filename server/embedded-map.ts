import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { localeOf } from '#sites/locale.ts';
import type { Locale } from '#sites/locales.ts';
import { sayIn } from '#texts/say.server.ts';
import { kmOfDegree, landColours, landPath, landSize, projection } from '#web/parts/map/draw-land.ts';
import coasts from '#web/parts/map/land.json' with { type: 'json' };
import { type Point, readLand } from '#web/parts/map/read-land.ts';
import type { AppContext } from './app-env.ts';
import { embeddedMapPath } from './embedded-map-address.ts';
import { refuse } from './refuse.ts';

const zoomLimits = { least: 1, most: 17 };

/** A number as JavaScript writes it. The projection of maps ends at 85 degrees of latitude. */
const decimal = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(-limit, `must be at least -${limit}`).max(limit, `must be at most ${limit}`));

const view = z.object({
  latitude: decimal(85),
  longitude: decimal(180),
  zoom: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number')
    .transform(Number)
    .pipe(
      z
        .int()
        .min(zoomLimits.least, `must be at least ${zoomLimits.least}`)
        .max(zoomLimits.most, `must be at most ${zoomLimits.most}`),
    ),
});

type View = z.output<typeof view>;

/** `/embedded-map?latitude=28.6&longitude=77.2&zoom=12`: what a demo embeds in the place of a provider's page. */
export function answerEmbeddedMap(c: AppContext): Response {
  const { locale, path } = localeOf(c.var.site, c.req.path);
  if (path !== embeddedMapPath) return refuse(c, { reason: 'not-found' });
  const query = Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : '']),
  );
  const asked = view.safeParse(query);
  if (!asked.success) {
    const fields = asked.error.issues.map(({ path: [name], message }) => ({
      field: String(name),
      reason: message,
    }));
    return refuse(c, { reason: 'invalid-request', fields }, false);
  }
  c.header('Cache-Control', 'public, max-age=86400');
  return c.html(mapPage(asked.data, locale)) as Response;
}

function mapPage({ latitude, longitude, zoom }: View, locale: Locale): string {
  const say = sayIn(locale);
  const link = (to: number) => `?latitude=${latitude}&longitude=${longitude}&zoom=${to}`;
  const step = (to: number, sign: string, name: string) =>
    to < zoomLimits.least || to > zoomLimits.most
      ? html`<span aria-hidden="true">${sign}</span>`
      : html`<a href="${link(to)}" aria-label="${name}" title="${name}">${sign}</a>`;
  const place = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return String(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('officeList.filter.map')}: ${place}</title>
<style>${raw(styles)}</style>
</head>
<body><main>
<h1>${say('officeList.filter.map')}: ${place}</h1>
${raw(drawing({ latitude, longitude, zoom }))}
<nav>${step(zoom + 1, '+', say('officeList.map.zoomIn'))}${step(zoom - 1, '−', say('officeList.map.zoomOut'))}</nav>
<p><span>${place}</span><span>${say('officeList.map.outline')}</span></p>
</main></body>
</html>`);
}

let land: Point[][] | undefined;

function drawing({ latitude, longitude, zoom }: View): string {
  land ??= readLand(coasts);
  const { width, height } = landSize;
  const project = projection({ middle: { latitude, longitude }, halfKm: halfWidthAt(latitude, zoom) });
  const path = landPath(project, land);
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="-${width}" y="-${height}" width="${width * 3}" height="${height * 3}" class="sea"/><path d="${path}" class="shelf"/><path d="${path}" class="land"/>${grid(project, latitude, longitude)}<path class="pin" d="M200 150c-5-8-9-12-9-18a9 9 0 0 1 18 0c0 6-4 10-9 18z"/><circle class="eye" cx="200" cy="132" r="3.5"/></svg>`;
}

/** Kilometres from the middle to the edge of a map that is `pixels` wide, as maps of the web count their zoom. */
function halfWidthAt(latitude: number, zoom: number): number {
  const [pixels, worldPixels] = [800, 256];
  const aroundKm = kmOfDegree * 360 * Math.cos((latitude * Math.PI) / 180);
  return (aroundKm * pixels) / (worldPixels * 2 ** zoom) / 2;
}

const gridSteps = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];
/** No lines are nearer to each other, in units of the drawing. */
const leastGap = 50;

/** Meridians and parallels with their degrees: where no coast is near, they alone tell how near the map is. */
function grid(project: ReturnType<typeof projection>, latitude: number, longitude: number): string {
  const [, down] = project([latitude - 1, longitude]);
  const unitsOfDegree = down - landSize.height / 2;
  const step = gridSteps.findLast((degrees) => degrees * unitsOfDegree >= leastGap) ?? gridSteps[0]!;
  const lines = (middle: number, limit: number) =>
    Array.from({ length: 17 }, (_, index) => (Math.round(middle / step) + index - 8) * step).filter(
      (at) => Math.abs(at) <= limit,
    );
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const parallels = lines(latitude, 85).map((at) => {
    const y = Math.round(project([at, longitude])[1]);
    return `<path d="M-400 ${y}h1200" class="line"/><text x="140" y="${y - 2}">${at.toFixed(digits)}°</text>`;
  });
  const meridians = lines(longitude, 180).map((at) => {
    const x = Math.round(project([latitude, at])[0]);
    return `<path d="M${x} -300v900" class="line"/><text x="${x + 2}" y="185">${at.toFixed(digits)}°</text>`;
  });
  return [...parallels, ...meridians].join('');
}

const styles = `${landColours}
:root { color-scheme: light dark; --panel: light-dark(oklch(0.997 0.003 85), oklch(0.232 0.042 264)); --ink: light-dark(oklch(0.262 0.072 264), oklch(0.962 0.012 85)); --focus: light-dark(oklch(0.47 0.2 264), oklch(0.84 0.11 230)); }
html, body, main { height: 100%; margin: 0; overflow: hidden; }
body { color: var(--ink); font: 0.875rem/1.4 system-ui, 'Segoe UI', sans-serif; }
main { position: relative; }
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
svg { display: block; width: 100%; height: 100%; }
.line { fill: none; stroke: var(--ink); stroke-opacity: 0.18; stroke-width: 0.5; }
text { fill: var(--ink); font-size: 6px; }
.pin { fill: oklch(0.62 0.2 30); stroke: #fff; stroke-width: 1; }
.eye { fill: #fff; }
nav { position: absolute; inset-block-start: 0.75rem; inset-inline-start: 0.75rem; display: grid; gap: 0.25rem; }
nav > * { display: grid; place-content: center; width: 2.75rem; height: 2.75rem; border-radius: 0.75rem; background: var(--panel); color: inherit; font-size: 1.25rem; text-decoration: none; }
nav > span { opacity: 0.5; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
p { position: absolute; inset: auto 0 0; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; padding: 0.25rem 0.75rem; background: var(--panel); }
`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** The only page that pages of the same host may frame; it runs no scripts and fetches nothing. */
export const embeddedMapPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
