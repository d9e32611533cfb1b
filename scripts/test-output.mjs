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

/** Vitest's tests that passed at the second try, and why they failed at the first: it says so in its report alone. */
export const shakyOf = (testResults) => {
  const shaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  const why = shaky.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages[0]}`).join('\n\n');
  return { shaky: shaky.length, why };
};

/**
 * The test files under which V8 stopped the process at a check of its own, as it does now and then where threads come
 * and go (nodejs/node#64500). A process that a test of ours ended is not among them.
 */
export const crashedFilesOf = (output) => {
  const plain = output.replace(colours, '');
  const lost = [...plain.matchAll(/Worker exited unexpectedly .* while running test file (\S+)/g)];
  const isByV8 = /^# Fatal error in .*\n# Check failed: /m.test(plain);
  return isByV8 ? lost.map(([, file]) => file) : [];
};

/** The end of `npm test`. The last line is read by machines too, and says nothing else. */
export const closingLines = ({ passed, failed, shaky }) => [
  ...(shaky > 0 ? [`(${shaky} at the second try)`] : []),
  `${passed} passed, ${failed} failed`,
];
