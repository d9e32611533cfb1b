import { randomInt } from 'node:crypto';

/** No vowels, so that no word comes about, and of characters that look alike one at most: 23 of them, a prime. */
const alphabet = '2345679CDFGHJKMNPQRTVWX';
const letters = 7;

/** A new reference: seven random characters and one that checks them. */
export function newReference(): string {
  const body = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]!).join('');
  return body + checkCharacter(body);
}

/** Parses a typed reference in any case, with spaces or dashes; undefined where its shape or check character is wrong. */
export function readReference(typed: string): string | undefined {
  const reference = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const body = reference.slice(0, letters);
  const isShaped =
    reference.length === letters + 1 && [...reference].every((each) => alphabet.includes(each));
  return isShaped && checkCharacter(body) === reference.slice(letters) ? reference : undefined;
}

/**
 * A weighted sum modulo the prime 23, each place with a weight of its own: one wrong character and two that changed
 * places are always found.
 */
function checkCharacter(body: string): string {
  const sum = [...body].reduce((total, each, at) => total + alphabet.indexOf(each) * weights[at]!, 0);
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length]!;
}

/** The check character has the weight 1. */
const weights = [2, 3, 4, 5, 6, 7, 8];
