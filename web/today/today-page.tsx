import type { ReactNode } from 'react';
import { useId } from 'react';
import type { CalendarEntry } from '#calls/agent-calendar.ts';
import type { ChangedOffer } from '#calls/agent-today.ts';
import type { MessageKey } from '#texts/message-key.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { PagePath } from '#web/context/page-path.ts';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { newsWords } from '#web/notifications/news-words.ts';
import { quoteName } from '#web/quotes/quote-name.ts';
import { toursAndHotels } from '#web/search/wizard/types/tours-and-hotels.ts';
import { Wizard } from '#web/search/wizard/wizard.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { WorkFailed } from '../work/work-failed.tsx';
import workStyles from '../work/work-frame.module.css';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/today-page.ts';
import { loadToday, type TodayNews } from './load-today.ts';
import styles from './today.module.css';
import '#web/ui/empty.css';

/** `/today`: where an agent begins: the search, and what has happened meanwhile. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return loadToday(args);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/today" title={t('work.today')} error={error} />;
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { search, clients, answers, offers, ending, departures } = loaderData;
  const isEmpty = [clients, answers, offers, ending, departures].every(({ length }) => length === 0);
  return (
    <>
      {search && (
        <div className={`page ${styles.todaySearch}`}>
          <Wizard definition={toursAndHotels} variant="video" {...search} />
        </div>
      )}
      <WorkFrame current="/today" title={t('work.today')}>
        {isEmpty ? (
          <NothingYet />
        ) : (
          <div className={styles.today}>
            <Part
              title={t('work.clientsDid')}
              items={clients}
              row={(one) => <News news={one} />}
              all={allQuotes}
            />
            <Part
              title={t('work.operatorAnswers')}
              items={answers}
              row={(one) => <News news={one} />}
              all={{ path: '/orders', word: 'work.allRequests' }}
            />
            <Part
              title={t('work.offersChanged')}
              items={offers}
              row={(one) => <Changed offer={one} />}
              all={allQuotes}
            />
            <Part
              title={t('work.quotesEnd')}
              items={ending}
              row={(one) => <Entry entry={one} />}
              all={allQuotes}
            />
            <Part
              title={t('work.departures')}
              items={departures}
              row={(one) => <Entry entry={one} />}
              all={{ path: '/calendar', word: 'header.calendar' }}
            />
          </div>
        )}
      </WorkFrame>
    </>
  );
}

type PartProps<Item> = {
  title: string;
  items: readonly Item[];
  row: (item: Item) => ReactNode;
  /** The page that lists everything of this kind. */
  all: { path: PagePath; word: MessageKey };
};

const allQuotes = { path: '/quotes', word: 'work.allQuotes' } as const;

/** The latest items of one kind with a link to the whole list; without items a line says so. */
function Part<Item>({ title, items, row, all }: PartProps<Item>) {
  const t = useT();
  const toLocal = useLocalPath();
  const id = useId();
  return (
    <section className={styles.todayPart} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 && <p className="muted">{t('work.nothing')}</p>}
      <ul>
        {items.map((item) => (
          <li key={JSON.stringify(item)}>{row(item)}</li>
        ))}
      </ul>
      <p className="small">
        <Link to={toLocal(all.path)}>
          {t(all.word)} <Icon name="right" size="s" />
        </Link>
      </p>
    </section>
  );
}

function News({ news }: { news: TodayNews }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { quote, request, words, when, isRead } = news;
  const to = request ? toLocal(`/orders/${request.request}`) : toLocal(`/quotes/${quote?.inc ?? ''}`);
  return (
    <>
      <Link to={to}>{newsWords(news, t)}</Link> {!isRead && <Tag>{t('notifications.new')}</Tag>}
      {words && <blockquote className={workStyles.workSaid}>{words}</blockquote>}
      <span className="tiny muted num">{`${format.date(when[0], 'dayShort')}, ${when[1]}`}</span>
    </>
  );
}

function Changed({ offer }: { offer: ChangedOffer }) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const toLocal = useLocalPath();
  const { quote, title, client, hotelName, checkIn, currency, was, now } = offer;
  const sum = (amount: number) => ui.price(amount, currency);
  return (
    <>
      <Link to={toLocal(`/quotes/${quote}`)}>{hotelName}</Link>{' '}
      <span className="small">
        {now === null ? t('work.offerGone') : t('work.offerNow', { now: sum(now), was: sum(was) })}
      </span>
      <span className="tiny muted">
        {[format.date(checkIn, 'dayYear'), quoteName({ inc: quote, title }, t), client]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { of, number, name, client, day } = entry;
  return (
    <>
      <Link to={of === 'request' ? toLocal(`/orders/${number}`) : toLocal(`/quotes/${number}`)}>
        {name || quoteName({ inc: number, title: name }, t)}
      </Link>
      <span className="tiny muted">{[format.date(day, 'dayYear'), client].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** A new agent has nothing that could have happened. */
function NothingYet() {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <Empty
      title={t('work.empty')}
      image={housePictures.empty}
      ways={[
        { to: toLocal('/search/tours'), title: t('work.findTours') },
        { to: toLocal('/clients/new'), title: t('work.addClient') },
      ]}
    >
      {t('work.emptyLead')}
    </Empty>
  );
}
