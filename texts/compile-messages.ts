import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A text, or its pieces in order; `#` inside a plural is the number that is counted. */
export type Message = string | Piece[];
type Piece = string | [placeholder: string] | [counted: string, cases: Record<string, Message>];

/** Messages ready to print, by key. */
export type CompiledMessages = Record<string, Message>;

/** Compiles ICU texts, so that no parser is needed where they are printed; throws on a text that does not parse. */
export const compileMessages = (texts: Record<string, string>): CompiledMessages =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inShort(parse(key, text))]));

function parse(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`The message ${key} is not valid ICU: ${text}`, { cause });
  }
}

function inShort(tokens: CompiledMessage): Message {
  const pieces = tokens.map(pieceOf);
  const [first = ''] = pieces;
  return pieces.length < 2 && typeof first === 'string' && first !== '#' ? first : pieces;
}

function pieceOf(token: CompiledMessage[number]): Piece {
  if (typeof token === 'string') return token;
  const [name, type, cases] = token;
  if (!type) return [name];
  if (type !== 'plural' || !isCases(cases)) {
    throw new Error(`{${name}, ${type}} is not supported: format the value before`);
  }
  const choices = Object.entries(cases).filter(([choice]) => choice !== 'offset');
  return [name, Object.fromEntries(choices.map(([choice, tokens]) => [choice, inShort(tokens)]))];
}

const isCases = (cases: unknown): cases is Record<string, CompiledMessage> =>
  typeof cases === 'object' && cases !== null;
