import type { ReactNode } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { OfferRow } from './offer-row.ts';
import styles from './room-offer.module.css';

type TourIcon = OfferRow['tourIcons'][number];

/** How the tour of an offer is sold ([W]§3.3, §3.4). */
export function ProgramTags({ offer }: { offer: OfferRow }) {
  return (
    <>
      {offer.tourIcons.map((icon) => icon.image && <Program key={icon.name} icon={icon} name={icon.image} />)}
      {offer.tourType && <Tag icon="compass">{offer.tourType}</Tag>}
    </>
  );
}

function Program({ icon, name }: { icon: TourIcon; name: NonNullable<TourIcon['image']> }) {
  const t = useT();
  // "Early booking" stands beside these tags already.
  if (icon.name === 'EARLY BOOKING') return null;
  return (
    <Linked icon={icon}>
      {icon.name ? (
        <Tag icon={name}>{icon.name}</Tag>
      ) : name === 'check' ? (
        <span className={styles.usual}>
          <Icon name={name} size="s" /> {t('detail.offer.standard')}
        </span>
      ) : (
        <span role="img" aria-label={icon.textTooltip} title={icon.textTooltip}>
          <Icon name={name} size="s" />
        </span>
      )}
    </Linked>
  );
}

/** The words that a tour is chosen by, each with its note. */
export function TourWords({ icons }: { icons: readonly TourIcon[] }) {
  const words = icons.filter(({ image }) => !image);
  if (words.length === 0) return null;
  return (
    <p className="tiny muted">
      {words.map((word, index) => (
        <Linked key={word.name} icon={word}>
          {index > 0 && ' · '}
          {word.name}
          {word.textTooltip && <span className="sr"> ({word.textTooltip})</span>}
        </Linked>
      ))}
    </p>
  );
}

/** A link where the operator gives one. */
function Linked({
  icon: { link, linkTooltip, textTooltip },
  children,
}: {
  icon: TourIcon;
  children: ReactNode;
}) {
  if (!link) return <span title={textTooltip || undefined}>{children}</span>;
  return (
    <a href={link} title={linkTooltip}>
      {children}
    </a>
  );
}
