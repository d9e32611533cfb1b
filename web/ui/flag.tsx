/** A country's flag in a circle; its name stands beside it. */
export const Flag = ({ iso2 }: { iso2: string }) => (
  <img className="flag" src={`/flags/${iso2}.svg`} alt="" width={20} height={20} loading="lazy" />
);
