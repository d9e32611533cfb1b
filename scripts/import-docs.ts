/** Writes the tables of docs/import.md from the description of the format. */
import { readFile, writeFile } from 'node:fs/promises';
import { describeFormat } from '#domain/imports/describe-format.ts';

const file = new URL('../docs/import.md', import.meta.url);
const [prose] = (await readFile(file, 'utf8')).split('\n<!-- tables -->\n');
await writeFile(file, `${prose}\n<!-- tables -->\n\n${describeFormat()}\n`);
console.log('docs/import.md is up to date.');
