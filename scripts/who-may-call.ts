/** Writes the table of docs/who-may-call.md from the definitions of the calls. */
import { readFile, writeFile } from 'node:fs/promises';
import { describeCallers } from './describe-callers.ts';

const file = new URL('../docs/who-may-call.md', import.meta.url);
const [prose] = (await readFile(file, 'utf8')).split('\n<!-- calls -->\n');
await writeFile(file, `${prose}\n<!-- calls -->\n\n${await describeCallers()}\n`);
console.log('docs/who-may-call.md is up to date.');
