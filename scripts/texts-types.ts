/** `npm run texts:types`: writes texts/message-key.ts, the type of every key, from the areas of the English messages. */
import { writeFile } from 'node:fs/promises';
import { writeMessageKey } from '#texts/write-message-key.ts';

await writeFile('texts/message-key.ts', writeMessageKey());
console.log('texts/message-key.ts is up to date.');
