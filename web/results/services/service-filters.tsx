import { Form } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import filterStyles from '#web/search/filters/filters.module.css';
import { serviceAddress, serviceParameters } from '#web/search/query/service-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { AskedServices } from './load-services.ts';
import styles from './services.module.css';

/** The towns, each with how many services it has, and bounds of the price: links and a plain form. */
export function ServiceFilters({ data }: { data: AskedServices }) {
  const t = useT();
  const { towns } = data.found;
  return (
    <aside className={styles.serviceFilters} aria-label={t('results.filters.title')}>
      {towns.length > 2 && <Towns data={data} />}
      <PriceBounds key={serviceAddress(data.question)} data={data} />
    </aside>
  );
}

function Towns({ data: { question, found } }: { data: AskedServices }) {
  const t = useT();
  return (
    <nav aria-label={t('services.town.label')}>
      <h2>{t('services.town.label')}</h2>
      <ul className={styles.serviceTowns}>
        {found.towns.map(({ town, name, count }) => (
          <li key={town ?? 'all'}>
            <Link
              to={serviceAddress(question, { town })}
              preventScrollReset
              aria-current={question.town === town ? 'true' : undefined}
            >
              <span>{town === undefined ? t('services.town.all') : name}</span>{' '}
              <span className="num muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PriceBounds({ data: { question, found } }: { data: AskedServices }) {
  const t = useT();
  const { number } = useFormat();
  const { COSTMIN: _, COSTMAX: __, PRICE_PAGE: ___, ...kept } = serviceParameters(question);
  const bound = (name: string, label: string, value: number | undefined, usual: number | undefined) => (
    <label>
      {label}
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        defaultValue={value}
        placeholder={usual === undefined ? undefined : number(usual)}
      />
    </label>
  );
  return (
    <Form method="get" preventScrollReset>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={filterStyles.filter}>
        <legend>{t('results.filters.price')}</legend>
        <div className={filterStyles.minmax}>
          {bound('COSTMIN', t('results.filters.priceFrom'), question.costMin, found.prices?.min)}
          {bound('COSTMAX', t('results.filters.priceTo'), question.costMax, found.prices?.max)}
        </div>
      </fieldset>
      <Button type="submit" size="s" kind="soft" className={styles.serviceApply}>
        {t('common.action.apply')}
      </Button>
    </Form>
  );
}
