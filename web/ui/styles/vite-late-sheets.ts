import type { Plugin } from 'vite';

type Chunk = {
  type: string;
  code?: string;
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
};

/**
 * Has a part that comes later bring the sheets alone that anyone who asks for it has not brought. Vite names all of them, and
 * React Router has each loaded anew, for the page that brought it may go: but with it goes who asked. A sheet that comes a
 * second time is matched twice from then on, and has the whole document worked out again.
 */
export const viteLateSheets = (): Plugin => ({
  name: 'solstice:late-sheets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = bundle as Readonly<Record<string, Chunk>>;
      for (const [file, chunk] of Object.entries(files))
        if (chunk.code?.includes(list)) chunk.code = withoutBrought(chunk.code, sheetsOf(file, files));
    },
  },
});

const list = '__vite__mapDeps';
const header = /const __vite__mapDeps=.*?(\[[^\]]*\]).*?\n/;
const use = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** A file whose parts bring only the sheets that are not `brought`, which are named as its list names them. */
export function withoutBrought(code: string, brought: ReadonlySet<string>): string {
  const [head, written] = header.exec(code) ?? [];
  if (!head || !written)
    throw new Error(`The list of late files is not written as it was: ${code.slice(0, 200)}`);
  const all: string[] = JSON.parse(written);
  const late = all.filter((file) => !brought.has(file));
  const uses = code.slice(head.length).replace(use, (_use, numbers: string) => {
    const kept = (JSON.parse(numbers) as number[]).map((number) => late.indexOf(all[number]!));
    const found = kept.filter((number) => number >= 0);
    return found.length > 0 ? `${list}(${JSON.stringify(found)})` : '[]';
  });
  return late.length > 0 ? head.replace(written, JSON.stringify(late)) + uses : uses;
}

/** What is there when a file runs: its sheets, and those of all that it imports. */
function sheetsOf(start: string, files: Readonly<Record<string, Chunk>>): Set<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const sheet of files[file]?.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    files[file]?.imports?.forEach(visit);
  };
  visit(start);
  return sheets;
}
