import postcss from 'postcss';
import hoverMediaFeature from 'postcss-hover-media-feature';
import type { CSSOptions, Plugin } from 'vite';
import { above, type Breakpoint, below, breakpoints } from '#web/ui/breakpoints.ts';

const stylesheet = /\.css(?:\?|$)/;
const importOfModule = /^import (\w+) from (?='[^']+\.module\.css';$)/gm;
const inLayer = /^@layer (?:ui|parts|pages) \{/m;

/** Moves rules with `:hover` into `@media (hover: hover)`: a finger that has tapped hovers until the next tap (decision 0389). */
async function withHoverQueries(code: string, id: string): Promise<string> {
  const { css } = await postcss([hoverMediaFeature()]).process(code, { from: id, map: false });
  return css;
}

/**
 * Class names stay as they are written: `test/class-names.test.ts` keeps each in one stylesheet, and a hash or a prefix
 * would be sent twice, with the stylesheet and with the component.
 */
const cssModules = {
  pattern: '[local]',
  animation: false,
  container: false,
  customIdents: false,
  grid: false,
};

/**
 * Defines `@media (--desktop)` and `@media (--below-desktop)` in every stylesheet from the configured breakpoints. The
 * definitions at the end of a stylesheet serve its imports, too.
 */
export function viteStylesheets(widths: Readonly<Record<Breakpoint, number>> = breakpoints): Plugin {
  const names = Object.keys(widths) as Breakpoint[];
  const definitions = names.flatMap((name) => [
    `@custom-media --${name} ${above(name, widths)};`,
    `@custom-media --below-${name} ${below(name, widths)};`,
  ]);
  return {
    name: 'solstice:stylesheets',
    enforce: 'pre',
    config: () => ({ css: resolved }),
    transform: {
      filter: { id: stylesheet },
      handler: async (code, id) => {
        const plain = inLayer.test(code) ? await withHoverQueries(code, id) : code;
        return { code: `${plain}\n${definitions.join('\n')}\n`, map: null };
      },
    },
  };
}

const resolved: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true }, cssModules },
};

/** Inlines the class names into the components that use them, so that no component ships the map of a whole module. */
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
    // A module whose names are all inlined would count as unused, and its stylesheet would not be sent.
    name: 'solstice:kept-stylesheets',
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

/** The chunks that hold the stylesheets of an audience, by their names in `vite-chunks.ts`. */
const audiences = ['frame', 'portal'];

/**
 * Has a route link the stylesheet of its audience, and a lazy component none: Vite lists it with every chunk that imports
 * the shared one, and React Router links such a file as `…css#`, so that it would load a second time.
 */
export const viteStylesheetLinks = (): Plugin => ({
  name: 'solstice:stylesheet-links',
  apply: 'build',
  // After Vite has collected the stylesheets of each chunk, before it lists those of lazy components.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importsOf = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    for (const shared of chunks.filter(({ name }) => audiences.includes(name))) {
      const stylesheets = [...(shared.viteMetadata?.importedCss ?? [])];
      shared.viteMetadata?.importedCss.clear();
      for (const route of chunks.filter((chunk) => chunk.isEntry))
        if (reaches(route.fileName, shared.fileName, importsOf))
          for (const file of stylesheets) route.viteMetadata?.importedCss.add(file);
    }
  },
});

function reaches(start: string, target: string, importsOf: (file: string) => readonly string[]): boolean {
  const seen = new Set([start]);
  for (const file of seen) for (const imported of importsOf(file)) seen.add(imported);
  return seen.has(target);
}
