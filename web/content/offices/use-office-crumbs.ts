import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';

/** The way to the list of offices, and to one of them. */
export function useOfficeCrumbs(office?: { inc: number; title: string }): Crumb[] {
  const t = useT();
  const toLocal = useLocalPath();
  const list = '/contacts/sales-offices';
  return [
    { name: t('offices.contacts.title'), to: toLocal('/contacts') },
    { name: t('offices.title'), to: toLocal(list) },
    ...(office ? [{ name: office.title, to: toLocal(`${list}/${office.inc}`) }] : []),
  ];
}
