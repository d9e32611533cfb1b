import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyCounts, partyFor } from '#web/parts/offer/party-text.ts';
import { ServiceCard } from '#web/search/cards/service-card.tsx';
import { UndoChange } from '#web/search/filters/undo-change.tsx';
import { serviceAddress } from '#web/search/query/service-question.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import resultsStyles from '../results.module.css';
import { ChosenServiceFilters } from './chosen-service-filters.tsx';
import type { AskedServices } from './load-services.ts';
import { pageSize } from './narrow-services.ts';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceSort } from './service-sort.tsx';

/** Filters beside the services that fit, the cheapest first. */
export function ServiceList({ data }: { data: AskedServices }) {
  const t = useT();
  const { question, found, kind } = data;
  const left = found.total - found.shown.length;
  return (
    <div className={resultsStyles.results}>
      <ServiceFilters data={data} />
      <section>
        <Head data={data} />
        <div className={resultsStyles.picked}>
          <ChosenServiceFilters data={data} />
          <div className={resultsStyles.listTools}>
            <ServiceSort question={question} />
          </div>
        </div>
        <ul className={resultsStyles.list}>
          {found.shown.map((service) => (
            <li key={service.serviceInc}>
              <ServiceCard service={service} kind={kind} />
            </li>
          ))}
        </ul>
        {left > 0 && (
          <p className={resultsStyles.paging}>
            <Link
              className={buttonClass({ kind: 'line' })}
              to={serviceAddress(question, { page: question.page + 1 })}
              preventScrollReset
            >
              {t('results.list.showMore', { count: Math.min(left, pageSize), total: left })}
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

/** How many services, where, and what the cheapest costs, for whom. It also names the page. */
function Head({ data: { question, found, kind, state } }: { data: AskedServices }) {
  const t = useT();
  const format = useFormat();
  const { price } = useUiLanguage();
  const { adults, childAges } = question;
  const place = state?.name ?? '';
  const count = t('services.found', { count: found.total });
  const cheapest = price(found.minPrice ?? 0, question.currency);
  const description = t('services.meta.description', {
    kind,
    place,
    dates: format.dateRange(question.checkInFrom, question.checkInTo),
    party: partyCounts(t, adults, childAges),
  });
  return (
    <div className={resultsStyles.resultsHead}>
      <DocumentHead
        title={`${kind}. ${t('results.meta.title', { place, found: count, price: cheapest })}`}
        of={[description]}
      />
      <h1>{t('results.heading.found', { place, found: count })}</h1>
      <p className="muted">
        {t('results.heading.from', { price: cheapest, party: partyFor(t, adults, childAges.length) })}
      </p>
      <UndoChange />
      <LiveRegion message={t('results.heading.announce', { found: count, price: cheapest })} />
    </div>
  );
}
