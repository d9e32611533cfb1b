import { pageMarkets } from '#calls/page-markets.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { marketsOfPath } from '#domain/site-map/markets-of-path.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent } & Pick<SellingDependencies, 'catalogue'>;

/** `GET /b2c/PageMarkets`. */
export function registerPageMarkets(api: Api, { content, catalogue }: Dependencies): void {
  registerCall(
    api,
    pageMarkets,
    async ({ query, site, today, log }) => {
      const source = { db: content.db, moment: await content.current(log), sold: momentOf(catalogue) };
      const markets = await marketsOfPath(source, query.path, { variant: site.variant, today });
      return markets ? { ok: true, value: { markets: [...markets] } } : { ok: false, reason: 'not-found' };
    },
    ofContent(content, catalogue),
  );
}
