import { useT } from '#web/context/i18n-context.tsx';
import { Blocks } from '#web/hotel/hotel-texts.tsx';
import { plainBlocks } from '#web/hotel/plain-paragraphs.ts';
import { Icon, isIconName } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import type { ExcursionData } from './excursion-loader.ts';
import styles from './excursion-tour.module.css';

type Service = ExcursionData['tour']['servicesIncluded'][number];

/** What is in the price, and what can be added to it ([W]§2.12). */
export function ExcursionServices({ tour }: { tour: ExcursionData['tour'] }) {
  const t = useT();
  const lists = [
    { id: 'included', title: t('excursionTour.services.included'), services: tour.servicesIncluded },
    {
      id: 'not-included',
      title: t('excursionTour.services.notIncluded'),
      services: tour.servicesNotIncluded,
    },
  ];
  return (
    <section id="services" className={styles.tourServicesSection}>
      <h2>{t('excursionTour.services.title')}</h2>
      <div className={styles.tourServices}>
        {lists.map(({ id, title, services }) => {
          const offered = services.filter(({ isActive }) => isActive);
          return (
            offered.length > 0 && (
              <section key={id} aria-labelledby={`services-${id}`}>
                <h3 id={`services-${id}`}>{title}</h3>
                <ul>
                  {offered.map((service) => (
                    <li key={service.title}>
                      <ServiceLine service={service} otherwise={id === 'included' ? 'check' : 'plus'} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </section>
  );
}

function ServiceLine({ service, otherwise }: { service: Service; otherwise: 'check' | 'plus' }) {
  const { title, summary, description, icon, image, price, currency } = service;
  const name = icon[0]?.link ?? '';
  return (
    <article className={styles.tourService}>
      {image ? (
        <span className={styles.tourServicePic}>
          <Picture src={image} alt="" width={96} height={96} />
        </span>
      ) : (
        <Icon name={isIconName(name) ? name : otherwise} />
      )}
      <div>
        <b>{title}</b>
        {summary && <p className="small muted">{summary}</p>}
        <div className="small muted">
          <Blocks blocks={plainBlocks(description)} />
        </div>
        <ServiceDays service={service} />
      </div>
      {price !== null && currency && <Price amount={price} currency={currency} size="s" />}
    </article>
  );
}

/** On which days of the tour; a service of every day says nothing of them. */
function ServiceDays({ service: { daysOfService } }: { service: Service }) {
  const t = useT();
  const days = daysOfService.split(',').filter(Boolean);
  if (days.length === 0) return null;
  return (
    <p className="tiny muted">
      {t(days.length === 1 ? 'excursionTour.services.day' : 'excursionTour.services.days', {
        days: days.join(', '),
      })}
    </p>
  );
}
