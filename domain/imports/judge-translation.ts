import type { LocalisedText } from '#domain/operator-data/column.ts';
import { judgeCell } from '#domain/operator-data/judge-cell.ts';

/** Why a text cannot stand for its English in a column; undefined when it can. */
export function translationProblem(
  shape: LocalisedText,
  source: string,
  translation: string,
): string | undefined {
  const judged = judgeCell(shape, translation);
  if (!judged.ok) return judged.reason;
  return (
    difference(source, translation, placeholder, (word) => `the placeholder ${word}`) ??
    (shape.isHtml ? difference(source, translation, link, (address) => `the link ${address}`) : undefined)
  );
}

/** What a page fills in, like `{currentYear}`. */
const placeholder = /\{[^{}\s]+\}/g;

const link = /href=("[^"]*")/g;

/** What one of both has more often than the other. */
function difference(source: string, translation: string, sought: RegExp, called: (found: string) => string) {
  const [wanted, given] = [source.match(sought) ?? [], translation.match(sought) ?? []];
  const lacking = surplus(wanted, given);
  if (lacking) return `lacks ${called(lacking)} of its English`;
  const foreign = surplus(given, wanted);
  return foreign && `has ${called(foreign)}, which its English has not`;
}

function surplus(these: readonly string[], those: readonly string[]): string | undefined {
  const rest = [...those];
  return these.find((word) => {
    const at = rest.indexOf(word);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}
