import { useT } from '#web/context/i18n-context.tsx';
import { type ServiceQuestion, serviceAddress } from '#web/search/query/service-question.ts';
import { Link } from '#web/ui/link.tsx';
import resultsStyles from '../results.module.css';

const orders = [
  { isDearestFirst: false, text: 'results.sort.cheapest' },
  { isDearestFirst: true, text: 'results.sort.dearest' },
] as const;

/** Both orders of the list. */
export function ServiceSort({ question }: { question: ServiceQuestion }) {
  const t = useT();
  return (
    <nav className={resultsStyles.sort} aria-label={t('results.sort.label')}>
      <ul>
        {orders.map(({ isDearestFirst, text }) => (
          <li key={text}>
            <Link
              to={serviceAddress(question, { isDearestFirst })}
              preventScrollReset
              aria-current={question.isDearestFirst === isDearestFirst ? 'true' : undefined}
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
