import { expect, test } from 'vitest';
import { areasReached, frame } from '#texts/reach.ts';
import { viteTextAreas } from '#texts/vite-text-areas.ts';

test('a page speaks of what its parts speak of, and not of what is fetched later', () => {
  expect(areasReached('web/legal/data-sources.tsx')).toEqual(['pages', 'shell']);
  const contacts = areasReached('web/offices/contacts-page.tsx');
  expect(contacts).toContain('officeList'); // of the list in it
  expect(contacts).not.toContain('validations'); // of the call-back form, which is fetched when it is opened
});

test('the frame of every page needs no text of any one page', () => {
  expect(areasReached(frame)).toContain('shell');
  for (const area of ['detail', 'home', 'results', 'offices'])
    expect(areasReached(frame)).not.toContain(area);
});

/** What the build makes of a module. */
function built(file: string, code: string): string {
  const { configResolved, transform } = viteTextAreas(['web/legal/data-sources.tsx']) as unknown as {
    configResolved: (config: { root: string }) => void;
    transform: { handler: (code: string, id: string) => { code: string } | null };
  };
  configResolved({ root: '/project' });
  return transform.handler(code, `/project/${file}`)?.code ?? code;
}

test('the build names the areas of a page, and leaves resources and other modules alone', () => {
  const page = 'export default function Page() {}\n';
  expect(built('web/legal/data-sources.tsx', page)).toContain(
    'export const handle = { texts: ["pages","shell"] };',
  );
  expect(built('web/legal/data-sources.tsx', 'export const loader = () => 1;')).not.toContain('handle');
  expect(built('web/root.tsx', `${page}const { handle } = match;`)).toContain('export const handle');
  expect(built('web/ui/button.tsx', page)).toBe(page);
});

test('the build gives a part that is fetched later the areas of its texts', () => {
  const code = "const A = lazyPart<Props>(() => import('#web/legal/data-sources.tsx'));";
  expect(built('web/home/home.tsx', code)).toBe(
    `const A = lazyPart<Props>(() => import('#web/legal/data-sources.tsx'), ["pages","shell"]);`,
  );
});
