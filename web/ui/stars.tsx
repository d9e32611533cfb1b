import { Icon } from './icon.tsx';
import { starCount } from './star-count.ts';
import { useUiLanguage } from './ui-language.tsx';

/** A hotel's category: drawn where it is a count of stars, written where it is a name. */
export function Stars({ star }: { star: string }) {
  const { stars } = useUiLanguage();
  const count = starCount(star);
  if (count === undefined) return star.trim() ? <span className="small muted">{star}</span> : null;
  return (
    <span className="stars" role="img" aria-label={stars(count)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars of one hotel are all alike
        <Icon key={index} name="star" />
      ))}
    </span>
  );
}
