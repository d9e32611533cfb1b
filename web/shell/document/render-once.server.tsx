import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createLruCache } from '#lib/lru-cache.ts';
import type { Texts } from '#texts/texts.ts';
import type { Visit } from '#web/context/visit.tsx';
import { PageProviders } from './page-providers.tsx';
import type { RenderOnce } from './rendered-once.tsx';

/** Some hundred feet of pages. */
const mostCharacters = 2_000_000;

const drawn = createLruCache<string>(mostCharacters);

/** Renders parts of pages that depend on the site, its language and their key alone, or gives what was rendered before. */
export const renderOnceFor =
  (visit: Visit, texts: Texts): RenderOnce =>
  (key, children) => {
    const { origin, site, locale, intlLocale, today } = visit;
    const whole = JSON.stringify([origin, site, locale, intlLocale, today, key]);
    const known = drawn.get(whole);
    if (known !== undefined) return known;
    const html = renderToString(
      <PageProviders visit={visit} texts={texts} nonce={undefined}>
        <StaticRouter location="/">{children}</StaticRouter>
      </PageProviders>,
    );
    drawn.set(whole, html, whole.length + html.length);
    return html;
  };
