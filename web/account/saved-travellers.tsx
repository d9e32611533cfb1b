import type { SavedTraveller } from '#calls/traveller-things.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { Rows } from '#web/parts/rows/rows.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

/** Whom a traveller has saved to book for, and the way to change that. */
export function SavedTravellers({ saved }: { saved: readonly SavedTraveller[] }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  return (
    <section aria-labelledby="saved-travellers">
      <h2 id="saved-travellers">{t('traveller.saved.title')}</h2>
      <p className="muted">{t('traveller.saved.lead')}</p>
      <Rows>
        {saved.map(({ savedTraveller, name, born }) => (
          <li key={savedTraveller}>
            <Link to={toLocal(`/account/travellers/${savedTraveller}`)} translate="no">
              {name}
            </Link>
            <span className="muted num">{format.date(born, 'dayYear')}</span>
          </li>
        ))}
      </Rows>
      <p>
        <Link className={buttonClass({ size: 's' })} to={toLocal('/account/travellers/new')}>
          {t('traveller.saved.add')}
        </Link>
      </p>
    </section>
  );
}
