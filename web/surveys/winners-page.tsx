import { data } from 'react-router';
import { winners } from '#calls/surveys.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';
import { PageHead } from '#web/parts/editorial/page-head.tsx';
import type { Route } from './+types/winners-page.ts';
import styles from './surveys.module.css';

/** Who has won in the draws, and their rules ([S]§2.1, §2.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const [page, won] = await Promise.all([
    loadPage(context, { kind: 'page', slug: 'winners' }),
    context.get(clientContext).call(winners, {}),
  ]);
  if (!page) throw data('notFound', { status: 404 });
  return { page, won: won.ok ? won.value : [] };
}

export default function WinnersPage({ loaderData: { page, won } }: Route.ComponentProps) {
  const t = useT();
  const { site } = useVisit();
  return (
    <article className="section page">
      <DocumentHead
        title={`${page.seo.title || page.title}, ${site.brand.name}`}
        of={[page.seo.description, page.subtitle, page.blocks[0]?.html]}
        picture={page.image}
      />
      <PageHead page={page} />
      {won.length > 0 ? <Winners won={won} /> : <p className="muted">{t('survey.noWinners')}</p>}
      <PageBody page={page} />
    </article>
  );
}

function Winners({ won }: Pick<Route.ComponentProps['loaderData'], 'won'>) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles.winners}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('survey.drawnOn')}</th>
            <th scope="col">{t('survey.winner')}</th>
            <th scope="col">{t('survey.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {won.map(({ drawnOn, name, city, prize }) => (
            <tr key={`${drawnOn} ${name} ${city}`}>
              <td className="num">{format.date(drawnOn, 'numeric')}</td>
              <th scope="row">
                {name}, {city}
              </th>
              <td>{prize}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
