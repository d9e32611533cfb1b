import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';

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
