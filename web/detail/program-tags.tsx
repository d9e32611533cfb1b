import type { ReactNode } from 'react';
import { useT } from '#web/i18n/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { programIcon, programName } from './offer-program.ts';
import type { OfferRow } from './offer-row.ts';

/** How the tour of an offer is sold ([W]§3.3, §3.4). */
export function ProgramTags({ offer }: { offer: OfferRow }) {
  const t = useT();
  const program = programName(offer, t);
  // "Early booking" stands beside these tags already.
  const name = program === 'EARLY BOOKING' ? undefined : program;
  const icon = programIcon(offer);
  return (
    <>
      {name && (
        <Linked to={offer.programTypeUrl}>
          <Tag {...(icon ? { icon } : {})}>{name}</Tag>
        </Linked>
      )}
      {!program && icon && (
        <span role="img" aria-label={offer.programTypeName} title={offer.programTypeName}>
          <Icon name={icon} size="s" />
        </span>
      )}
      {offer.tourType && <Tag icon="compass">{offer.tourType}</Tag>}
    </>
  );
}

/** The words that a tour is chosen by, each with its note. */
export function TourWords({ words }: { words: OfferRow['tourWords'] }) {
  if (words.length === 0) return null;
  return (
    <p className="tiny muted">
      {words.map((word, index) => (
        <Linked key={word.id} to={word.url} hint={word.note}>
          {index > 0 && ', '}
          {word.name}
        </Linked>
      ))}
    </p>
  );
}

type LinkedProps = { to: string; hint?: string; children: ReactNode };

/** A link where the operator gives one. */
function Linked({ to, hint, children }: LinkedProps) {
  if (!to) return <span title={hint || undefined}>{children}</span>;
  return (
    <a href={to} title={hint || undefined}>
      {children}
    </a>
  );
}
