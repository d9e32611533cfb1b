import type { ListedVacancy } from '#calls/careers.ts';
import { useT } from '#web/context/i18n-context.tsx';

const employmentKeys = {
  'full-time': 'careers.employment.full',
  'part-time': 'careers.employment.part',
  temporary: 'careers.employment.temporary',
} as const;

type Facts = Pick<ListedVacancy, 'city' | 'isRemote' | 'area' | 'employment'>;

/** What a vacancy says of itself in a line: where, in which area, and how much of it. */
export function useVacancyFacts({ city, isRemote, area, employment }: Facts): string[] {
  const t = useT();
  const place = isRemote ? `${city} ${t('careers.remote')}` : city;
  return [place, t(`careers.areas.${area}`), t(employmentKeys[employment])];
}
