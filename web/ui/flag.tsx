import './flag.css';

/** A country's flag in a circle; its name stands beside it. */
export function Flag({ iso2 }: { iso2: string }) {
  return <img className="flag" src={`/flags/${iso2}.svg`} alt="" width={20} height={20} loading="lazy" />;
}
