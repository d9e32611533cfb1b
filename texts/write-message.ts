import type { Message } from './compile-messages.ts';

export type MessageWriter = {
  /** Writes a value that stands in a text. */
  print: (value: string | number) => string;
  /** The plural form that a number takes. */
  form: (count: number) => string;
};

/** Fills a compiled message; a placeholder without a value stays empty. */
export function writeMessage(
  message: Message,
  values: Record<string, string | number>,
  writer: MessageWriter,
  counted?: string,
): string {
  if (typeof message === 'string') return message;
  const of = (name: string) => values[name] ?? '';
  const written = message.map((token) => {
    if (token === '#' && counted) return writer.print(of(counted));
    if (typeof token === 'string') return token;
    const [name, cases] = token;
    if (!cases) return writer.print(of(name));
    const count = Number(of(name));
    return writeMessage(cases[count] ?? cases[writer.form(count)] ?? cases.other ?? '', values, writer, name);
  });
  return written.join('');
}
