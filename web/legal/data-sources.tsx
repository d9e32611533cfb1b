import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import styles from '#web/parts/content.module.css';
import { DocumentHead } from '#web/parts/document-head.tsx';

type Source = { use: MessageKey; name: string; address: string; licence: string };

/** Whose facts the demo is built from. */
const sources: Source[] = [
  {
    use: 'pages.dataSources.airports',
    name: 'airport-data-js',
    address: 'https://www.npmjs.com/package/airport-data-js',
    licence: 'CC BY 4.0',
  },
  {
    use: 'pages.dataSources.routes',
    name: 'OpenTravelData',
    address: 'https://github.com/opentraveldata/opentraveldata',
    licence: 'CC BY 4.0',
  },
  {
    use: 'pages.dataSources.places',
    name: 'GeoNames',
    address: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
  },
  {
    use: 'pages.dataSources.climate',
    name: 'COADS climatology 1946–1989, NOAA',
    address: 'https://icoads.noaa.gov/',
    licence: 'public domain',
  },
  {
    use: 'pages.dataSources.land',
    name: 'Natural Earth',
    address: 'https://www.naturalearthdata.com/about/terms-of-use/',
    licence: 'public domain',
  },
  {
    use: 'pages.dataSources.islands',
    name: 'OpenStreetMap',
    address: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
  },
  {
    use: 'pages.dataSources.names',
    name: 'Unicode CLDR',
    address: 'https://cldr.unicode.org/',
    licence: 'Unicode License v3',
  },
  {
    use: 'pages.dataSources.bookings',
    name: 'Hotel booking demand datasets, Data in Brief 22 (2019)',
    address: 'https://doi.org/10.1016/j.dib.2018.11.126',
    licence: 'CC BY 4.0',
  },
  {
    use: 'pages.dataSources.rates',
    name: 'Currency API',
    address: 'https://github.com/fawazahmed0/exchange-api',
    licence: 'CC0 1.0',
  },
  {
    use: 'pages.dataSources.addresses',
    name: 'NRO statistics, arranged by ip-location-db',
    address: 'https://www.nro.net/about/rirs/statistics/',
    licence: 'CC BY 4.0',
  },
  {
    use: 'pages.dataSources.flags',
    name: 'Circle Flags',
    address: 'https://github.com/HatScripts/circle-flags',
    licence: 'MIT',
  },
  {
    use: 'pages.dataSources.fonts',
    name: 'Onest',
    address: 'https://github.com/simpals/onest',
    licence: 'SIL OFL 1.1',
  },
];

/** What is real here, what is invented, and whose facts we use. */
export default function DataSources() {
  const t = useT();
  const { brand } = useVisit().site;
  return (
    <section className="section page">
      <DocumentHead
        title={`${t('pages.dataSources.title')}, ${brand.name}`}
        of={[t('pages.dataSources.lead')]}
      />
      <div className={styles.article}>
        <h1>{t('pages.dataSources.title')}</h1>
        <p className={styles.articleLead}>{t('pages.dataSources.lead')}</p>
        <p>{t('pages.dataSources.invented')}</p>
        <p>{t('pages.dataSources.pictures')}</p>
        <dl className={styles.sourceList}>
          {sources.map(({ use, name, address, licence }) => (
            <div key={name}>
              <dt>{t(use)}</dt>
              <dd>
                <a href={address} rel="noreferrer">
                  {name}
                </a>
                <span className="tiny muted">
                  {' '}
                  {t('pages.dataSources.licence')}: {licence}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
