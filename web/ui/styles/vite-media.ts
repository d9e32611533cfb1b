import type { CSSOptions, Plugin } from 'vite';
import { above, type Breakpoint, below, breakpoints } from '#web/ui/breakpoints.ts';

const sheet = /\.css(?:\?|$)/;

/**
 * Makes `@media (--desktop)` and `@media (--below-desktop)` known to every style sheet, from the configured breakpoints.
 * One definition at the end of a sheet serves what it imports, too.
 */
export function viteMedia(widths: Readonly<Record<Breakpoint, number>> = breakpoints): Plugin {
  const names = Object.keys(widths) as Breakpoint[];
  const definitions = names.flatMap((name) => [
    `@custom-media --${name} ${above(name, widths)};`,
    `@custom-media --below-${name} ${below(name, widths)};`,
  ]);
  return {
    name: 'solstice:media',
    enforce: 'pre',
    config: () => ({ css: resolvingMedia }),
    transform: {
      filter: { id: sheet },
      handler: (code) => ({ code: `${code}\n${definitions.join('\n')}\n`, map: null }),
    },
  };
}

const resolvingMedia: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
};
