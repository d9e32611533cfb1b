import { useLoaderData } from 'react-router';
import { ResultsAnchor } from '#web/search/wizard/results-anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { UnreadableSearch } from '../rare-answers.tsx';
import { Recallable } from '../recallable.tsx';
import resultsStyles from '../results.module.css';
import { SearchDown } from '../search-down.tsx';
import type { Route } from './+types/services.ts';
import { loadServices, type ServicesData } from './load-services.ts';
import { NoServices } from './no-services.tsx';
import { ServiceList } from './service-list.tsx';
import { ServicesCrumbs } from './services-crumbs.tsx';

export const loader = (args: Route.LoaderArgs) => loadServices(args);

/** `/search/services`: services that are sold by themselves ([W]§2.8). */
export default function ServicesPage() {
  const data = useLoaderData<ServicesData>();
  return (
    <div className={classNames('page', resultsStyles.resultsPage)}>
      {data.status === 'unreadable' && <UnreadableSearch problems={data.problems} typed={data.typed} />}
      {data.status === 'down' && <SearchDown />}
      {data.status === 'asked' && (
        <>
          <Recallable data={data} />
          <ServicesCrumbs data={data} />
          <ResultsAnchor />
          {data.found.total > 0 ? <ServiceList data={data} /> : <NoServices data={data} />}
        </>
      )}
    </div>
  );
}
