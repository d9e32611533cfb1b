import type { CSSOptions, Plugin } from 'vite';
import { above, type Breakpoint, below, breakpoints } from '#web/ui/breakpoints.ts';

const sheet = /\.css(?:\?|$)/;

/** Whatever loads first, a page draws over its parts, and they over the elements of the design. */
const layers = '@layer tokens, base, ui, parts, pages;';

/**
 * Tells every style sheet the order of the layers, which therefore does not hang on the order in which sheets come, and
 * makes `@media (--desktop)` and `@media (--below-desktop)` known to it, from the configured breakpoints.
 * One definition at the end of a sheet serves what it imports, too.
 */
export function viteSheets(widths: Readonly<Record<Breakpoint, number>> = breakpoints): Plugin {
  const names = Object.keys(widths) as Breakpoint[];
  const definitions = names.flatMap((name) => [
    `@custom-media --${name} ${above(name, widths)};`,
    `@custom-media --below-${name} ${below(name, widths)};`,
  ]);
  return {
    name: 'solstice:sheets',
    enforce: 'pre',
    config: () => ({ css: resolvingMedia }),
    transform: {
      filter: { id: sheet },
      handler: (code) => ({ code: `${layers}\n${code}\n${definitions.join('\n')}\n`, map: null }),
    },
  };
}

const resolvingMedia: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
};
