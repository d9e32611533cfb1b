import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { PageGallery } from '#web/parts/editorial/page-gallery.tsx';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import type { Route } from './+types/country-page.ts';
import styles from './country.module.css';
import { CountryHead } from './country-head.tsx';
import { CountryOffers } from './country-offers.tsx';
import { Blocks, Interesting, ModalBanner, SeoBlocks } from './country-parts.tsx';
import { CountryWays } from './country-ways.tsx';
import { CountryYear } from './country-year.tsx';
import { loadCountry } from './load-country.ts';
import { toursOfCountry } from './tours-of-country.ts';

/** A country of which nobody has written anything is its tours ([W]§8: nothing is shown). */
export async function loader(args: Route.LoaderArgs) {
  const found = await loadCountry(args.context, args.params.countrySlug);
  if (!found) throw await toursOfCountry(args);
  return found;
}

/** `/countries/turkey`: what a country is like, when it is warm and cheap, and the ways there ([W]§2.13). */
export default function CountryPage({ loaderData: country }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const { countryName, slug, paragraph, countryTags, coverImage } = country;
  const path = toLocal(`/countries/${slug}`);
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: t('places.countries.title'), to: toLocal('/countries') },
    { name: countryName, to: path },
  ];
  const place = {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name: countryName,
    description: paragraph,
    url: new URL(path, origin).href,
    touristType: countryTags,
    ...(coverImage && { image: new URL(coverImage.src, origin).href }),
  };
  return (
    <article className="section page">
      <DocumentHead
        title={`${t('country.title', { country: countryName })}, ${site.brand.name}`}
        of={[paragraph, t('country.title', { country: countryName })]}
        picture={coverImage?.src}
      />
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <div className={styles.country}>
        <CountryHead country={country} />
        <CountryYear country={country} />
        <section>
          <h2>{t('country.sights')}</h2>
          <RichText html={country.text} folds={false} className={styles.countryLead} />
        </section>
        <PageGallery label={t('country.gallery')} images={country.images} />
        <Blocks country={country} />
        <CountryOffers country={country} />
        <CountryWays country={country} />
        <Interesting block={country.interestingBlock} />
        <ModalBanner banner={country.modalBanner} image={country.cashbackImage} />
        <SeoBlocks country={country} />
      </div>
      <JsonLd value={place} />
    </article>
  );
}
