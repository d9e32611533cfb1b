import { serviceTypeIds } from '#lib/service-party.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { serviceAddress } from '#web/search/query/service-question.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { AskedServices } from './load-services.ts';

/** What these kinds are called on the way to here; any other is an excursion. */
const kindNames: Record<number, MessageKey> = {
  [serviceTypeIds.mobile]: 'services.mobileConnection',
  [serviceTypeIds.certificate]: 'services.certificates',
};

/** Home, the kind, which has no page of its own, the country with its excursions, and this list ([W]§2.8). */
export function ServicesCrumbs({ data: { question, state } }: { data: AskedServices }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { results, landing } = travelKinds.service.search;
  const kind = kindNames[question.serviceType];
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    kind ? { name: t(kind) } : { name: t('services.excursions'), to: toLocal(landing) },
    ...(state ? [{ name: state.name, to: toLocal(`/excursions/${state.slug}`) }] : []),
    {
      name: t('services.searchResult'),
      to: toLocal(`${results}${serviceAddress(question) as `?${string}`}`),
    },
  ];
  return <Breadcrumbs crumbs={crumbs} origin={useVisit().origin} />;
}
