import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Paging } from '#web/parts/choices/paging.tsx';
import { readForm } from '#web/parts/form/read-form.ts';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useAskingForm } from '../work/use-asking-form.ts';
import { WorkFailed } from '../work/work-failed.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/requests-page.ts';
import { changeViews } from './change-views.ts';
import { loadRequests } from './load-requests.ts';
import { RequestFilters } from './request-filters.tsx';
import { RequestRow } from './request-row.tsx';
import { RequestViews } from './request-views.tsx';
import styles from './requests.module.css';
import { askedFields, requestsSearch } from './requests-question.ts';
import '#web/ui/empty.css';

/** `/orders`: what the agent has asked the operator for, and of an administrator the whole agency. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const told = args.url.searchParams.get('view');
  const said = (['kept', 'deleted'] as const).find((name) => name === told);
  return { ...(await loadRequests(args.context, args.url)), said };
}

export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  return changeViews(args.context, args.url.search, await readForm(args.request));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/orders" title={t('work.requests')} error={error} />;
}

export default function RequestsPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { list, total, asked, pageCount, faults, managers, counts, views, said } = loaderData;
  const isNarrowed = askedFields(asked).some(([name]) => name !== 'order');
  const hasNone = !isNarrowed && counts.new + counts.answered + counts.closed === 0;
  const path = toLocal('/orders');
  const filters = useAskingForm(requestsSearch(asked));
  const search = requestsSearch({ ...asked, page: 1 });
  return (
    <WorkFrame current="/orders" title={t('work.requests')}>
      <p className="muted">{t('requests.lead')}</p>
      {said && !refusal && <Notice tone="done">{t(`requests.viewSaid.${said}`)}</Notice>}
      {faults.length > 0 && <Notice tone="error">{t('requests.toCheck')}</Notice>}
      {!hasNone && (
        <RequestFilters key={filters.key} requests={loaderData} path={path} onInput={filters.onInput} />
      )}
      {!hasNone && faults.length === 0 && (
        <>
          <RequestViews views={views} search={search} path={path} refusal={refusal} />
          <p className={styles.requestButtons}>
            <span role="status" className="muted">
              {t('requests.count', { count: total })}
            </span>
            {total > 0 && <a href={toLocal('/orders/requests.csv') + search}>{t('requests.csv')}</a>}
          </p>
        </>
      )}
      {list.length > 0 ? (
        <Rows ofWork>
          {list.map((request) => (
            <RequestRow key={request.request} request={request} hasOthers={managers.length > 1} />
          ))}
        </Rows>
      ) : (
        faults.length === 0 && <NoRequests isNarrowed={!hasNone} path={path} />
      )}
      <Paging
        label={t('requests.paging')}
        page={asked.page}
        pageCount={pageCount}
        toPage={(page) => path + requestsSearch({ ...asked, page })}
      />
    </WorkFrame>
  );
}

function NoRequests({ isNarrowed, path }: { isNarrowed: boolean; path: string }) {
  const t = useT();
  const toLocal = useLocalPath();
  const way = isNarrowed
    ? { to: path, title: t('requests.showAll') }
    : { to: toLocal('/tours'), title: t('requests.findTours') };
  return (
    <Empty
      title={t(isNarrowed ? 'requests.none' : 'requests.empty')}
      image={housePictures.empty}
      ways={[way]}
    >
      {t(isNarrowed ? 'requests.noneLead' : 'requests.emptyLead')}
    </Empty>
  );
}
