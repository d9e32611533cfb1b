import {
  amountOf,
  dayOf,
  isMetal,
  isUnknown,
  type QuotedRate,
  RateFeedError,
  withPoint,
} from './rate-values.ts';

/**
 * The XML of one day that the Central Banks of Azerbaijan and of Russia publish: `ValCurs` with `Valute` elements. The
 * former writes the code as an attribute and lists metals in troy ounces first, the latter writes `CharCode` and decimal
 * commas. Names are in other alphabets and encodings; only ASCII fields are read.
 */
export function readValCurs(text: string): QuotedRate[] {
  const opened = /<ValCurs\s[^>]*?Date="([^"]*)"/.exec(text);
  if (!opened) throw new RateFeedError(1, undefined, 'the root of the XML is not ValCurs with its Date');
  const date = dayOf(opened[1]!.replaceAll('/', '.'), lineAt(text, opened.index));
  return [...text.matchAll(/<Valute\b([^>]*)>(.*?)<\/Valute>/gs)].flatMap((found) => {
    const [, attributes = '', body = ''] = found;
    const line = lineAt(text, found.index);
    const ownCode = /\bCode="([^"]*)"/.exec(attributes)?.[1];
    const currency = ownCode ?? textOf(body, 'CharCode');
    const value = textOf(body, 'Value');
    if (isMetal(currency) || isUnknown(value)) return [];
    const cost =
      amountOf(withPoint(value), line, 'Value') / amountOf(textOf(body, 'Nominal'), line, 'Nominal');
    return [{ line, date, currency, base: ownCode === undefined ? 'RUB' : 'AZN', cost }];
  });
}

const textOf = (body: string, name: string) =>
  RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(body)?.[1] ?? '';

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
