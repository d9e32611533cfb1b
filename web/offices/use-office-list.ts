import { useEffect, useReducer, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useLocalPath } from '#web/context/visit.tsx';
import {
  addressPauseMs,
  changeFilter,
  type FilterChange,
  type FilterState,
  filterStateOf,
  questionOf,
  whenToAsk,
} from './filter-state.ts';
import type { OfficeList } from './load-offices.ts';
import { type OfficeQuestion, officeViews, writeOfficeQuestion } from './office-question.ts';
import type { loader } from './offices-resource.ts';

/** Nobody has asked yet: the visitor's town decides. */
const nothingAsked: OfficeQuestion = { city: undefined, place: '', address: '', view: officeViews.list };

export type OfficeFilter = {
  state: FilterState;
  change: (event: FilterChange) => void;
  /** Asks again, at once. */
  ask: () => void;
};

type Options = {
  /** What the page was loaded with; without it the offices are asked for now. */
  initial: OfficeList | undefined;
  /** Whether the address of the page says what is asked. */
  isInAddress: boolean;
};

/** The filter and the offices that it asks for, kept in step with each other. */
export function useOfficeList({ initial, isInAddress }: Options) {
  const { load, data, state: loading } = useFetcher<typeof loader>();
  const [state, dispatch] = useReducer(changeFilter, initial?.question ?? nothingAsked, filterStateOf);
  const [known, setKnown] = useState({ initial, data, list: initial });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const resource = useLocalPath()('/lookup/offices');

  if (initial !== known.initial) {
    setKnown({ initial, data, list: initial });
    if (initial) dispatch({ kind: 'page', question: initial.question });
  } else if (data !== known.data) {
    const list = data?.list;
    setKnown({ initial, data, list: list ?? (known.list && { ...known.list, offices: undefined }) });
    if (list) dispatch({ kind: 'answer', question: list.question, hasPlaces: list.places !== undefined });
  }

  const stopWaiting = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };
  const ask = (question: OfficeQuestion) => {
    stopWaiting();
    const query = writeOfficeQuestion(question);
    void load(resource + query);
    if (isInAddress) showInAddress(query);
  };
  const showInAddress = (search: string) =>
    void navigate({ search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  const change: OfficeFilter['change'] = (event) => {
    dispatch(event);
    const question = questionOf(changeFilter(state, event));
    const when = whenToAsk(event, waiting.current !== undefined);
    stopWaiting();
    if (when === 'later') waiting.current = setTimeout(() => ask(question), addressPauseMs);
    else if (when === 'now') ask(question);
    else if (isInAddress) showInAddress(writeOfficeQuestion(question));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, where nothing came with the page
  useEffect(() => {
    if (!initial) void load(resource);
  }, []);
  // What was typed on one page is not asked on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins with what it was loaded with
  useEffect(() => stopWaiting, [initial]);

  const filter: OfficeFilter = { state, change, ask: () => ask(questionOf(state)) };
  const hasFailed =
    loading === 'idle' && (data ? !data.list?.offices : known.list !== undefined && !known.list.offices);
  return { filter, list: known.list, isLoading: loading !== 'idle' || (!known.list && !data), hasFailed };
}
