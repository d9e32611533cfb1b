import type { ReactNode } from 'react';
import { useT } from '#web/i18n/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { programIcon, programName } from './offer-program.ts';
import type { OfferRow } from './offer-row.ts';

/** How the tour of an offer is sold, and the words that it is chosen by ([W]§3.3, §3.4). */
export function ProgramTags({ offer }: { offer: OfferRow }) {
  const t = useT();
  const name = programName(offer, t);
  const icon = programIcon(offer);
  return (
    <>
      {name && (
        <Linked to={offer.programTypeUrl}>
          <Tag {...(icon ? { icon } : {})}>{name}</Tag>
        </Linked>
      )}
      {!name && icon && (
        <span role="img" aria-label={offer.programTypeName} title={offer.programTypeName}>
          <Icon name={icon} size="s" />
        </span>
      )}
      {offer.tourType && <Tag icon="compass">{offer.tourType}</Tag>}
      {offer.tourWords.map((word) => (
        <Linked key={word.id} to={word.url} hint={word.note}>
          <Tag>{word.name}</Tag>
        </Linked>
      ))}
    </>
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
