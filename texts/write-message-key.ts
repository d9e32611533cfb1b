import { readMessageFiles } from './read-messages.ts';

/** What `texts/message-key.ts` must hold for the English messages that lie on disk. */
export function writeMessageKey(): string {
  const areas = readMessageFiles('en').map(({ area }) => area);
  return [
    '/** Written by `npm run texts:types`, one line an area of messages: not by hand. */',
    ...areas.map((area) => `import type ${area} from './messages/en/${area}.json';`),
    '',
    '/** The key of a text: English is the catalogue that the others are measured by. */',
    'export type MessageKey =',
    `${areas.map((area) => `  | keyof typeof ${area}`).join('\n')};`,
    '',
  ].join('\n');
}
