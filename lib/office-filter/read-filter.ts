import { fail, ok, type Result } from '../result.ts';
import { longestFilter, type OfficeTerm } from './office-term.ts';

/**
 * Reads the `$filter` of sales offices: exactly the grammar of [S]§7.2, each character once. Words of the language may
 * be in any case, names of fields not; blanks stand where OData has them. `detail` says where and why it was refused.
 */
export function readOfficeFilter(text: string): Result<OfficeTerm[], 'invalid-filter'> {
  if (text.length > longestFilter)
    return fail('invalid-filter', `is longer than ${longestFilter} characters`);
  const scanner = new Scanner(text);
  try {
    return ok(readTerms(scanner));
  } catch (cause) {
    if (cause instanceof Unexpected) return fail('invalid-filter', cause.message);
    throw cause;
  }
}

/** What stops the reading: caught at the door of this file. */
class Unexpected extends Error {}

/** A place in the text. */
class Scanner {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes what matches at this place; `pattern` is sticky. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  need(pattern: RegExp, reads: string): string {
    return this.take(pattern) ?? this.refuse(`${reads} is expected`);
  }

  refuse(reason: string, at = this.at): never {
    throw new Unexpected(`at position ${at + 1}: ${reason}`);
  }

  get isAtEnd() {
    return this.at === this.text.length;
  }
}

const blanks = /[ \t]*/y;
const blank = /[ \t]+/y;
const opening = /\(/y;
const closing = /\)/y;
const comma = /,/y;
const name = /[a-z]+/iy;
const literal = /'(?:[^']|'')*'(?!')/y;
const digits = /\d+/y;
const minusOne = /-1(?!\d)/y;

function readTerms(scanner: Scanner): OfficeTerm[] {
  const terms = [readTerm(scanner)];
  while (!scanner.isAtEnd) {
    readWord(scanner, 'and');
    terms.push(readTerm(scanner));
  }
  return terms;
}

function readTerm(scanner: Scanner): OfficeTerm {
  if (scanner.take(opening)) return readPlace(scanner);
  const start = scanner.at;
  const word = scanner.need(name, 'a term');
  if (word.toLowerCase() === 'indexof') {
    scanner.at = start;
    return { field: 'faddress', contains: readIndexOf(scanner, 'faddress') };
  }
  if (word === 'townInc' || word === 'inc') return { field: word, equals: readEquals(scanner, readNumber) };
  if (word === 'subdomain') return { field: word, equals: readEquals(scanner, readLiteral) };
  return scanner.refuse(`${word} is not a field that can be asked for`, start);
}

/** `indexof(tolower(district),'x') gt -1 or indexof(tolower(metro),'x') gt -1)`, the bracket before it being read. */
function readPlace(scanner: Scanner): OfficeTerm {
  scanner.take(blanks);
  const contains = readIndexOf(scanner, 'district');
  readWord(scanner, 'or');
  const start = scanner.at;
  if (readIndexOf(scanner, 'metro') !== contains)
    scanner.refuse('the same place is expected for district and metro', start);
  scanner.take(blanks);
  scanner.need(closing, 'a closing bracket');
  return { field: 'place', contains };
}

/** `indexof(tolower(faddress),'x') gt -1`: the text it looks for. */
function readIndexOf(scanner: Scanner, field: string): string {
  readCall(scanner, 'indexof');
  readCall(scanner, 'tolower');
  const start = scanner.at;
  if (scanner.need(name, field) !== field) scanner.refuse(`${field} is expected`, start);
  scanner.take(blanks);
  scanner.need(closing, 'a closing bracket');
  scanner.take(blanks);
  scanner.need(comma, 'a comma');
  scanner.take(blanks);
  const text = readLiteral(scanner);
  scanner.take(blanks);
  scanner.need(closing, 'a closing bracket');
  readWord(scanner, 'gt');
  scanner.need(minusOne, '-1');
  return text;
}

/** The name of a function and the bracket after it. */
function readCall(scanner: Scanner, called: string): void {
  const start = scanner.at;
  if (scanner.need(name, called).toLowerCase() !== called) scanner.refuse(`${called} is expected`, start);
  scanner.take(blanks);
  scanner.need(opening, 'an opening bracket');
  scanner.take(blanks);
}

function readEquals<Value>(scanner: Scanner, readValue: (scanner: Scanner) => Value): Value {
  readWord(scanner, 'eq');
  return readValue(scanner);
}

/** A word between two others: blanks stand on both sides. */
function readWord(scanner: Scanner, word: string): void {
  scanner.need(blank, 'a blank');
  const start = scanner.at;
  if (scanner.need(name, word).toLowerCase() !== word) scanner.refuse(`${word} is expected`, start);
  scanner.need(blank, 'a blank');
}

function readNumber(scanner: Scanner): number {
  const start = scanner.at;
  const value = Number(scanner.need(digits, 'a number'));
  return value <= 2_147_483_647 ? value : scanner.refuse('the number is too large', start);
}

const readLiteral = (scanner: Scanner): string =>
  scanner.need(literal, 'a text in quotes').slice(1, -1).replaceAll("''", "'");
