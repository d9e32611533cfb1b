import { useVisit } from '#web/context/visit.tsx';

/** The head of a page that is somebody's own: its title, and nothing for search engines. */
export function OwnPageHead({ title }: { title: string }) {
  const { brand } = useVisit().site;
  return (
    <>
      <title>{`${title}, ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
