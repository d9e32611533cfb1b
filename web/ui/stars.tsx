import { starCategory } from '#lib/star-category.ts';
import { Icon } from './icon.tsx';
import { useUiLanguage } from './ui-language.tsx';
import './label.css';

/** A hotel's category: rendered where it is a count of stars, written where it is a name; with its '+' where it has one. */
export function Stars({ star }: { star: string }) {
  const { stars, category } = useUiLanguage();
  const { label, count, hasPlus } = starCategory(star);
  const plus = hasPlus ? '+' : '';
  if (count === undefined)
    return label ? <span className="small muted">{category(label) + plus}</span> : null;
  return (
    <span className="stars" role="img" aria-label={stars(count) + plus}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars of one hotel are all alike
        <Icon key={index} name="star" />
      ))}
      {plus}
    </span>
  );
}
