import { Suspense, useMemo } from 'react';
import { Await, useLoaderData } from 'react-router';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { DayStrip } from '#web/search/stays/day-strip.tsx';
import { ResultsAnchor } from '#web/search/wizard/results-anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AnsweredSearch } from './answered-search.tsx';
import { usePendingQuestion } from './pending-question.ts';
import { AgesToConfirm, UnreadableSearch } from './rare-answers.tsx';
import { Recallable } from './recallable.tsx';
import styles from './results.module.css';
import type { ReadableSearch, ResultsData, SearchOutcome } from './results-loader.ts';
import { searchDays } from './search-days.ts';
import { SearchDown } from './search-down.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The results of a search: answered, still being priced, not understood, or without an answer. */
export function ResultsPage() {
  const data = useLoaderData<ResultsData>();
  return (
    <div className={classNames('page', styles.resultsPage)}>
      {data.status === 'unreadable' && <UnreadableSearch problems={data.problems} typed={data.typed} />}
      {data.status === 'unsure' && <AgesToConfirm {...data} />}
      {data.status === 'down' && <SearchDown />}
      {data.status === 'asked' && <Asked data={data} />}
    </div>
  );
}

function Asked({ data }: { data: ReadableSearch }) {
  const { question, outcome } = data;
  const next = usePendingQuestion(question);
  const hasDays = !isNowhere(outcome);
  // An outcome that came with the page stands in the same place as one that is awaited: a sort keeps its focus.
  return (
    <>
      {hasDays && <DayStrip question={searchDays(question)} shown={next ?? question} list={outcome} />}
      <ResultsAnchor />
      <Suspense fallback={<WaitingList question={question} hotels={data.hotelCount} />}>
        <Await resolve={outcome} errorElement={<SearchDown />}>
          {(answer) => <Answered data={data} outcome={answer} next={next} />}
        </Await>
      </Suspense>
    </>
  );
}

/** A country that there is not has no days with prices; one that is still asked about may be there. */
const isNowhere = (outcome: ReadableSearch['outcome']) =>
  'ok' in outcome && outcome.ok && outcome.answer.state === null;

type AnsweredProps = { data: ReadableSearch; outcome: SearchOutcome; next: SearchQuestion | undefined };

function Answered({ data, outcome, next }: AnsweredProps) {
  const answered = useMemo(() => ({ ...data, outcome }), [data, outcome]);
  if (!outcome.ok) return <SearchDown />;
  return (
    <>
      <Recallable data={answered} />
      <AnsweredSearch data={data} answer={outcome.answer} next={next} />
    </>
  );
}
