import { useVisit, type Visit } from '#web/context/visit.tsx';
import { useNonce } from '#web/ui/nonce.tsx';

export const visitElementId = 'visit';

/** Carries the visit to the browser. `<` is escaped, so that no text can end the script. */
export function VisitData() {
  const visit = useVisit();
  return (
    <script
      id={visitElementId}
      type="application/json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, and read as data; in the browser it stays
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? written(visit) : '' }}
    />
  );
}

/** Without the same page elsewhere, of which only robots are told, and without what the site does not have. */
const written = ({ twins: _, site, ...visit }: Visit) =>
  JSON.stringify({ ...visit, site: { ...site, flags: onlySet(site.flags) } }).replaceAll('<', '\\u003c');

const onlySet = (flags: object) => Object.fromEntries(Object.entries(flags).filter(([, value]) => value));
