import { Outlet } from 'react-router';
import { clockContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyCounts } from '#web/parts/offer/party-text.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { ServiceOptions } from '#web/search/lookups/load-service-options.ts';
import { datesOf } from '#web/search/query/search-form.ts';
import { type ServiceForm, serviceForm } from '#web/search/query/service-form.ts';
import type { Route } from './+types/service-bar-layout.ts';
import { dateWords } from './date-words.ts';
import { askedServices } from './load-services-wizard.ts';
import styles from './search-bar.module.css';
import { SearchBar } from './search-bar.tsx';
import { services } from './types/services.ts';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { options, read } = await askedServices({ context, url });
  if (!options || !read?.ok) return undefined;
  return { options, initial: serviceForm(read.question, context.get(clockContext).today) };
}

/** The search for services above what it has found. */
export default function ServiceBarLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData && (
        <SearchBar definition={services} {...loaderData}>
          <ServiceWords form={loaderData.initial} options={loaderData.options} />
        </SearchBar>
      )}
      <Outlet />
      <LazyOnVisible>
        <LateSlides part="stage" />
      </LazyOnVisible>
    </>
  );
}

/** Where, when, what and for whom; a phone shows the first two. */
function ServiceWords({ form, options }: { form: ServiceForm; options: ServiceOptions }) {
  const t = useT();
  const format = useFormat();
  const dates = datesOf(form);
  const nameIn = (list: readonly { inc: number; name: string }[], chosen: number | undefined) =>
    list.find(({ inc }) => inc === chosen)?.name;
  const kind = nameIn(options.types, form.serviceType);
  const town = options.firstTown === undefined ? nameIn(options.towns, form.town) : undefined;
  const place = [town, nameIn(options.states, form.state)].filter(Boolean).join(', ');
  return (
    <>
      {place && (
        <span>
          <b>{place}</b>
        </span>
      )}
      {dates && <span>{dateWords(dates, t, format)}</span>}
      {kind && <span className={styles.late}>{kind}</span>}
      <span className={styles.late}>{partyCounts(t, form.adults, form.childAges)}</span>
    </>
  );
}
