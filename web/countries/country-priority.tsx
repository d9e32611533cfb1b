import { data } from 'react-router';
import { countries } from '#calls/content-countries.ts';
import { clientContext } from '#web/context/context.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { type CountryCard, countryCard } from '#web/countries/country-card.ts';
import styles from '#web/parts/content.module.css';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';
import { PageHead } from '#web/parts/editorial/page-head.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, isIconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/country-priority.ts';

/** The countries that the operator puts first, under its own words on them ([S]§2.1). */
export async function loader({ context }: Route.LoaderArgs) {
  const [page, known] = await Promise.all([
    loadPage(context, { kind: 'page', slug: 'country-priority' }),
    context.get(clientContext).call(countries, {}),
  ]);
  if (!page) throw data('notFound', { status: 404 });
  const first = known.ok
    ? known.value.filter(({ isPriority, pageType }) => isPriority && pageType === 'country')
    : [];
  return { page, cards: first.map(countryCard) };
}

export default function CountryPriority({ loaderData: { page, cards } }: Route.ComponentProps) {
  const { brand } = useVisit().site;
  return (
    <article className="section page">
      <DocumentHead
        title={`${page.seo.title || page.title}, ${brand.name}`}
        of={[page.seo.description, page.subtitle, page.paragraph]}
        picture={page.image}
      />
      <PageHead page={page} />
      <ul className={styles.firstCountries}>
        {cards.map((card) => (
          <li key={card.samoId}>
            <FirstCountry card={card} />
          </li>
        ))}
      </ul>
      <PageBody page={page} />
    </article>
  );
}

function FirstCountry({ card: { title, text, path, image, icons } }: { card: CountryCard }) {
  return (
    <Link className={styles.firstCountry} to={useLocalPath()(path)}>
      <span className={styles.firstCountryPic}>
        {image && (
          <Picture src={image} alt="" width={300} height={360} sizes={`${below('tablet')} 38vw, 18rem`} />
        )}
      </span>
      <span className={styles.firstCountryWords}>
        <b className={styles.firstCountryName}>{title}</b>
        {text && <span className="small muted">{text}</span>}
        <span className={classNames(styles.firstCountryIcons, 'small')}>
          {icons.map(({ link, value }) => (
            <span key={value} className="row">
              {isIconName(link) && <Icon name={link} size="s" />}
              {value}
            </span>
          ))}
        </span>
      </span>
    </Link>
  );
}
