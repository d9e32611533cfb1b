import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Private words that the code no longer uses, and the standard terms that replace them. */
const replaced: readonly (readonly [word: RegExp, term: string])[] = [
  [/^know[A-Z]/, 'verify…, authenticate…, load… or resolve…'],
  [
    /^(draw|drawn)(Page|Pages|Once|Narrowed|First|Bare|Form|OnServer|ByServer)|^openDrawn|^Drawn(?!Document)/,
    'render, rendered',
  ],
  [/^shots?$|Shots?$/, 'requests'],
  [/[Pp]atrol|[Vv]olley|^suffer/, 'health probe, burst, inject a fault'],
  [/^lastKnown/, 'stale-if-error'],
  [/[Uu]nheeded/, 'ignored parameters'],
  [/^(Seen|Late)Part|^lateParts/, 'lazy component'],
  [/^notTold$/, 'toErrorResponse'],
  [/^(QuoteDeed|ClientDeeds)$/, 'command, event'],
  [/^remember[A-Z]/, 'memoize, cache'],
  [/^(files|sheets|fetch)Ahead$/, 'preload, prefetch'],
  [/^tell(Manager|Owner|News|Lists|Consent|InTurn)/, 'notify, publish'],
];

const declared = /\b(?:const|let|function\*?|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g;

test('no declaration uses a private word where the field has a standard term', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const found = files
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(declared)].flatMap(([, name = '']) =>
        replaced.flatMap(([word, term]) => (word.test(name) ? [`${file}: ${name} → ${term}`] : [])),
      ),
    );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(1_000);
});
