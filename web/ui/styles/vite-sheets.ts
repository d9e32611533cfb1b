import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import hoverMediaFeature from 'postcss-hover-media-feature';
import type { CSSOptions, Plugin } from 'vite';
import { above, type Breakpoint, below, breakpoints } from '#web/ui/breakpoints.ts';

const sheet = /\.css(?:\?|$)/;
const importOfModule = /^import (\w+) from (?='[^']+\.module\.css';$)/gm;

/** Whatever loads first, a page renders over its parts, they over the elements of the design, and these over a library. */
const layers = '@layer library, ui, parts, pages;';
const inLayer = /^@layer (?:ui|parts|pages) \{/m;

/**
 * A sheet as it is sent. Without its layer: what a later layer says is heard by its weight. A browser that is given another
 * sheet with a layer forgets its fonts and lays the whole document out again, and most sheets come to a page that stands
 * already. With `:hover` for pointers that hover alone (decision 0389).
 */
async function asSent(code: string, id: string): Promise<string> {
  const sheet = postcss([hoverMediaFeature(), cascadeLayers()]);
  const { css } = await sheet.process(`${layers}\n${code}`, { from: id, map: false });
  return css;
}

/**
 * Names of classes are sent as they are written: `test/sheets.test.ts` keeps each to one sheet, and a hash or the name of
 * the sheet before it would be sent twice, with the sheet and with the component.
 */
const cssModules = {
  pattern: '[local]',
  animation: false,
  container: false,
  customIdents: false,
  grid: false,
};

/**
 * Has a page render over its parts in whatever order sheets come, and makes `@media (--desktop)` and
 * `@media (--below-desktop)` known to every sheet, from the configured breakpoints.
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
    config: () => ({ css: resolved }),
    transform: {
      filter: { id: sheet },
      handler: async (code, id) => {
        const plain = inLayer.test(code) ? await asSent(code, id) : code;
        return { code: `${plain}\n${definitions.join('\n')}\n`, map: null };
      },
    },
  };
}

const resolved: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true }, cssModules },
};

/** Has the build write the names of classes into the components that use them: nobody brings the list of a whole sheet. */
export const viteClassNames = (): Plugin[] => [
  {
    name: 'solstice:class-names',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }
        : undefined,
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: code.replace(importOfModule, 'import * as $1 from '), map: null }),
    },
  },
  {
    // With its names written elsewhere a sheet would count as unused, and would not be sent.
    name: 'solstice:kept-sheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({
        code: code.replace(/export default \{[^}]*\};?/, ''),
        map: null,
        moduleSideEffects: 'no-treeshake',
      }),
    },
  },
];
