import type { ReactNode } from 'react';

/** How far something that is fetched has come ([S]§4.11). */
export type LoadingState = {
  isFetching?: boolean;
  /** More of a list comes; what is there stays. */
  isFetchingNextPage?: boolean;
  /** Nothing was asked for yet. */
  isIdle?: boolean;
  /** The answer came, and has nothing in it. */
  isEmpty?: boolean;
  isError?: boolean;
  /** What is there is asked for again behind the visitor's back; it stays. */
  isAjax?: boolean;
};

type Places = { hasEmptyState?: boolean; emptyOnError?: boolean };

/** What stands in the place: the skeleton, unless something better is known. */
export function shownOf(
  state: LoadingState,
  { hasEmptyState = false, emptyOnError = false }: Places = {},
): 'content' | 'skeleton' | 'empty' | 'error' | 'nothing' {
  const { isFetching, isFetchingNextPage, isIdle, isEmpty, isError, isAjax } = state;
  if ((isFetching && !isFetchingNextPage && !isAjax) || isIdle) return 'skeleton';
  if (isError) return emptyOnError ? 'nothing' : 'error';
  if (isEmpty) return hasEmptyState ? 'empty' : 'skeleton';
  return 'content';
}

type LoadingDisplayProps = {
  state: LoadingState;
  skeleton: ReactNode;
  /** Without it, an empty answer keeps the skeleton. */
  empty?: ReactNode;
  error?: ReactNode;
  emptyOnError?: boolean;
  children: ReactNode;
};

/** The place of something that is fetched, whatever has become of it. */
export function LoadingDisplay({
  state,
  skeleton,
  empty,
  error,
  emptyOnError = false,
  children,
}: LoadingDisplayProps) {
  switch (shownOf(state, { hasEmptyState: empty !== undefined, emptyOnError })) {
    case 'skeleton':
      return skeleton;
    case 'empty':
      return empty;
    case 'error':
      return error;
    case 'nothing':
      return null;
    case 'content':
      return <div aria-busy={Boolean(state.isFetchingNextPage || state.isAjax)}>{children}</div>;
  }
}
