import stylelint from 'stylelint';
import { breakpoints } from './web/ui/breakpoints.ts';

/** What Chromium compares when an element is inserted elsewhere: with anything else it restyles the document (decision 0389). */
const comparedByHas =
  /:has\((?!(?:[\w.\s,>+~-]|:global\([\w.,\s-]+\)|:(?:checked|disabled|empty|focus|focus-visible|open|last-child)(?![\w-]))+\))/;

const restyleEverything = [
  // The sibling of just anything, and whether an element has a child at a place.
  /\*\s*[+~]/,
  /:has\(>?\s*:(?:nth|first|last|only)/,
  comparedByHas,
];

/** A second or third style for each element of the page. */
const everyPseudoElement = /(?:^|[\s,>+~*])::(?:before|after|marker|selection|first-line|first-letter)/;

const widths = Object.values(breakpoints).join('|');

const layerRule = 'solstice/only-layer';

/**
 * All rules of a stylesheet stand in the cascade layer of its folder, so that it does not matter which stylesheet comes
 * first. A library is imported into its layer.
 */
const onlyLayer = (layer) => (root, result) => {
  const named = new RegExp(`^(?:${layer})$`);
  const imported = new RegExp(` layer\\((?:${layer})\\)$`);
  for (const node of root.nodes) {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && named.test(node.params);
    const isImport = node.type === 'atrule' && node.name === 'import' && imported.test(node.params);
    if (node.type !== 'comment' && !isLayer && !isImport)
      stylelint.utils.report({
        result,
        ruleName: layerRule,
        node,
        message: `Belongs into @layer ${layer} (${layerRule})`,
      });
  }
};
onlyLayer.ruleName = layerRule;
onlyLayer.messages = {};

/** @type {import('stylelint').Config} */
export default {
  plugins: [stylelint.createPlugin(layerRule, onlyLayer)],
  rules: {
    'selector-disallowed-list': [
      [...restyleEverything, everyPseudoElement],
      { message: (selector) => `"${selector}" restyles more than what changes (decision 0389)` },
    ],
    'media-feature-name-value-allowed-list': [
      { '/width$/': [`/^(?!(?:${widths})(?:\\.01)?rem$)/`] },
      { message: () => 'A breakpoint is named: @media (--below-tablet) (web/ui/breakpoints.ts)' },
    ],
  },
  overrides: [
    { files: ['web/**/*.css'], rules: { 'solstice/only-layer': 'library' } },
    // What other features use stands in `parts`.
    { files: ['web/**/*.module.css'], rules: { 'solstice/only-layer': 'parts|pages' } },
    { files: ['web/{search,shell}/**/*.module.css'], rules: { 'solstice/only-layer': 'parts' } },
    { files: ['web/ui/**/*.css'], rules: { 'solstice/only-layer': 'ui' } },
    // `app.css` imports these into its layers.
    { files: ['web/ui/styles/*.css'], rules: { 'solstice/only-layer': null } },
  ],
};
