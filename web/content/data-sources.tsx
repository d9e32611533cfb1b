import { useT } from '#web/i18n/i18n-context.tsx';
import type { MessageKey } from '#web/i18n/message-key.ts';
import { useVisit } from '#web/visit.tsx';
import './content.css';

type Source = { use: MessageKey; name: string; address: string; licence: string };

/** Whose facts the demo is built from. */
const sources: Source[] = [
  {
    use: 'pages.dataSources.airports',
    name: 'OurAirports',
    address: 'https://ourairports.com/data/',
    licence: 'public domain',
  },
  {
    use: 'pages.dataSources.maps',
    name: 'Natural Earth',
    address: 'https://www.naturalearthdata.com/',
    licence: 'public domain',
  },
  {
    use: 'pages.dataSources.fonts',
    name: 'Onest',
    address: 'https://github.com/simpals/onest',
    licence: 'SIL Open Font License 1.1',
  },
  {
    use: 'pages.dataSources.names',
    name: 'Circle Flags',
    address: 'https://github.com/HatScripts/circle-flags',
    licence: 'MIT',
  },
];

/** What is real here, what is invented, and whose facts we use. */
export default function DataSources() {
  const t = useT();
  const { brand } = useVisit().site;
  return (
    <section className="section page">
      <title>{`${t('pages.dataSources.title')}, ${brand.name}`}</title>
      <div className="article">
        <h1>{t('pages.dataSources.title')}</h1>
        <p className="lead">{t('pages.dataSources.lead')}</p>
        <p>{t('pages.dataSources.invented')}</p>
        <p>{t('pages.dataSources.pictures')}</p>
        <dl className="source-list">
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
