/** Playwright's dot reporter gives failures in full after rows of a mark for each test; a person reads the failures. */
export const withoutMarks = (output) =>
  output
    .split('\n')
    .filter((line) => !isRowOfMarks(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const isRowOfMarks = (line) => /^[·.×±°FT]+$/.test(line.replace(colours, ''));

/** The end of `npm test`. The last line is read by machines too, and says nothing else. */
export const closingLines = ({ passed, failed, shaky }) => [
  ...(shaky > 0 ? [`(${shaky} at the second try)`] : []),
  `${passed} passed, ${failed} failed`,
];
