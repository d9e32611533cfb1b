import { useT } from '#web/context/i18n-context.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { searchOptions } from '#web/ui/search-options.ts';
import type { FlightOptions } from './flight-options.ts';

type AirportListProps = {
  label: string;
  airports: FlightOptions['sources'];
  chosen: number | undefined;
  onChoose: (airport: number) => void;
};

/** Airports to choose from, by their countries; found by their towns, codes and countries. */
export default function AirportList({ label, airports, chosen, onChoose }: AirportListProps) {
  const t = useT();
  const entries = airports.map(({ name, items }) => ({
    type: 'group' as const,
    name,
    items: items.map(({ inc, name: town, code, latin }) => ({
      name: town,
      value: `${inc}`,
      after: code,
      additionalSearch: [code, latin, name],
    })),
  }));
  return (
    <Combobox
      staysOpen
      label={label}
      placeholder={t('common.select.search')}
      none={t('common.select.emptyText')}
      entries={entries}
      search={(typed) => searchOptions(entries, typed)}
      chosen={chosen === undefined ? undefined : `${chosen}`}
      onChoose={(airport) => onChoose(Number(airport))}
    />
  );
}
