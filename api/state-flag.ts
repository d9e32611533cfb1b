import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';

const day = 86_400;

/**
 * `GET /flags/state/{slug}.svg`: leads from the name of a state in addresses to the flag of its country, which is all that
 * lists of services know of a state ([W]§3.2).
 */
export function registerStateFlag(api: Api, { catalogue }: Pick<SellingDependencies, 'catalogue'>): void {
  api.routes.get('/flags/state/:file{[a-z0-9-]+\\.svg}', (c) => {
    const slug = c.req.param('file').slice(0, -'.svg'.length);
    for (const state of momentOf(catalogue).directory.states.values()) {
      if (state.slug !== slug || state.isCruise) continue; // the sea has no flag
      c.header('Cache-Control', `public, max-age=${day}`);
      return c.redirect(`/flags/${state.iso2.toLowerCase()}.svg`, 302);
    }
    return c.notFound();
  });
}
