import { useRef } from 'react';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import styles from './offices-section.module.css';

const OfficeBlock = lazyPart(() => import('./office-block.tsx'));

/**
 * So early, in pixels, that the list is there before the foot of the page under it is seen; no earlier, for a page weighs
 * what it begins with.
 */
const wayAhead = 3_000;

type OfficesSectionProps = {
  title: string;
  /** Names the way to all offices. */
  all: string;
  /** What a call back from here would be about. */
  context: string;
};

/** Where to buy what a detail page shows: fetched when it is about to be seen; without scripts a link. */
export function OfficesSection({ title, all, context }: OfficesSectionProps) {
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place, wayAhead);
  const { showMetro, showOfficeWorkers } = useVisit().site.flags;
  return (
    <section ref={place} id="offices" className={styles.sectionOffices}>
      <div className="section__head">
        <h2>{title}</h2>
        <Link className={buttonClass({ size: 's' })} to={useLocalPath()('/contacts/sales-offices')}>
          {all}
        </Link>
      </div>
      <div
        className={classNames(
          styles.officesRoom,
          showMetro && styles.withMetro,
          showOfficeWorkers && styles.withWorkers,
        )}
      >
        {isSeen && (
          <OptionalPart>
            <OfficeBlock context={context} />
          </OptionalPart>
        )}
      </div>
    </section>
  );
}
