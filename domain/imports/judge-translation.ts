import type { LocalisedText } from '#domain/operator-data/column.ts';
import { judgeCell } from '#domain/operator-data/judge-cell.ts';
import { linksIn } from '#lib/clean-html.ts';

/** Why a text cannot stand for its English in a column; undefined when it can. */
export function translationProblem(
  shape: LocalisedText,
  source: string,
  translation: string,
): string | undefined {
  const judged = judgeCell(shape, translation);
  if (!judged.ok) return judged.reason;
  return (
    difference(placeholdersIn(source), placeholdersIn(translation), (word) => `the placeholder ${word}`) ??
    (shape.isHtml
      ? difference(linksIn(source), linksIn(translation), (address) => `the link ${address}`)
      : undefined)
  );
}

/** What a page fills in, like `{currentYear}`. */
const placeholdersIn = (text: string): string[] => text.match(/\{[^{}\s]+\}/g) ?? [];

/** What one of both has more often than the other. */
function difference(
  wanted: readonly string[],
  given: readonly string[],
  called: (found: string) => string,
): string | undefined {
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
