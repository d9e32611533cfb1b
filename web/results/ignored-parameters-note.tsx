import { useT } from '#web/context/i18n-context.tsx';

/** What the address says and the search does not ask, so that nobody relies on it. */
export function IgnoredParameters({ names }: { names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return <p className="muted tiny">{t('results.heading.unheeded', { names: names.join(', ') })}</p>;
}
