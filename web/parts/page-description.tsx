import { pageDescription } from '#lib/page-description.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useVisit } from '#web/visit/visit.tsx';

/** Tells search engines what a page is about: in its own words, which a sentence of the brand follows where they are few. */
export function PageDescription({ of }: { of: readonly (string | false | null | undefined)[] }) {
  const t = useT();
  const { brand } = useVisit().site;
  return (
    <meta
      name="description"
      content={pageDescription([...of, t('shell.meta.brand', { brand: brand.name })])}
    />
  );
}
