import type { EditorsPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';

/** What the operator has to say under what it sells. */
export default function EditorsWords({ page }: { page: EditorsPage }) {
  return (
    <div className="section page">
      <PageBody page={page} />
    </div>
  );
}
