/** More names than anybody reads would only make headers too long for a proxy. */
const mostNames = 10;
const mostLetters = 60;

/** The header that tells who tries a client out which of its parameters were left out; none where all are known. */
export function unknownNamesWarning(unknown: readonly string[]): Record<string, string> {
  if (unknown.length === 0) return {};
  const names = unknown.slice(0, mostNames).map(writtenPlainly).join(', ');
  const more = unknown.length > mostNames ? ` and ${unknown.length - mostNames} more` : '';
  return { Warning: `299 - "Not parameters of this call, left out: ${names}${more}"` };
}

/** What was sent may hold anything; a header holds plain letters. */
const writtenPlainly = (name: string) => name.slice(0, mostLetters).replace(/[^\w$.[\]-]/g, '?');
