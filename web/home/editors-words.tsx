import type { EditorsPage } from '#web/editorial/load-page.ts';
import { PageBody } from '#web/editorial/page-body.tsx';

/** What the operator has to say under what it sells. */
export default function EditorsWords({ page }: { page: EditorsPage }) {
  return (
    <div className="section page">
      <PageBody page={page} />
    </div>
  );
}
