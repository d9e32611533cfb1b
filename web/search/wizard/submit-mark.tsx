import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/skeleton.css';

/** The lens of a search, which turns while the answer that its form asked for is on its way. */
export const SubmitMark = ({ isAsked }: { isAsked: boolean }) =>
  isAsked ? <span className="sun" aria-hidden="true" /> : <Icon name="search" />;
