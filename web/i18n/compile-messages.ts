import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Messages ready to print: Lingui's token lists, by key. */
export type CompiledMessages = Record<string, CompiledMessage>;

/** Marks the printed form of a placeholder, beside its raw value that plurals choose by. */
export const printedMark = '#';

/**
 * Compiles ICU texts, so that no parser is needed where they are printed; throws on a text that does not parse.
 *
 * Every placeholder that prints, `#` included, is renamed to its printed form. Lingui would print numbers with `Intl`,
 * and browsers lack the number marks of some of our languages: the server's 1.234 would become 1,234 on hydration.
 */
export const compileMessages = (texts: Record<string, string>): CompiledMessages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, parse(key, text).map((token) => printed(token))]),
  );

function parse(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`The message ${key} is not valid ICU: ${text}`, { cause });
  }
}

type Token = CompiledMessage[number];

function printed(token: Token, counted?: string): Token {
  if (typeof token === 'string') return token === '#' && counted ? [printedMark + counted] : token;
  const [name, type, cases] = token;
  if (!type) return [printedMark + name];
  if (!isCases(cases)) throw new Error(`{${name}, ${type}} is not supported: format the value before`);

  const inner = type === 'plural' ? name : counted;
  const choices = Object.entries(cases)
    .filter(([choice]) => choice !== 'offset')
    .map(([choice, tokens]) => [choice, tokens.map((one) => printed(one, inner))]);
  return [name, type, Object.fromEntries(choices)];
}

const isCases = (cases: unknown): cases is Record<string, CompiledMessage> =>
  typeof cases === 'object' && cases !== null;
