import type { ComponentType, ReactNode } from 'react';
import { ErrorState, ListFailed, PageError, StaleNote } from '../kit/feedback/error-state';
import { type ApiFailure, failureOf, isUndecided } from './api-error';

/** What a query hook returns; also made by hand from another source, such as the chat store. */
export interface QueryState<Data> {
  readonly data?: Data | undefined;
  /** Of the present arguments only; absent where the state was made by hand. */
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  /** The error is of a further page: the end of the list shows it. */
  readonly isFetchNextPageError?: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: QueryState<Data>;
  /** In the shape of the content; null where something around it shows that it loads. */
  readonly skeleton: ReactNode;
  /** Only data can be rendered: nothing else is known before it has come. */
  readonly children: (data: Data) => ReactNode;
  /** In place of data without items. */
  readonly empty?: ReactNode;
  /** By default an array without items is empty. */
  readonly isEmpty?: (data: Data) => boolean;
  /** In place of something that does not exist (404); without it, that is a failure like others. */
  readonly missing?: ReactNode | ((failure: ApiFailure) => ReactNode);
  /** Of the page, where the whole page waits for the query: a failure keeps it. */
  readonly pageTitle?: string;
  /** A line for a field or a part of a card; a box by default. */
  readonly failedAs?: 'box' | 'line';
  /** What failed, where the screen can say it better than the refusal. */
  readonly failedText?: string;
  /** Around the failure: the card or page that the content brings itself. */
  readonly failedIn?: ComponentType<{ readonly children: ReactNode }>;
  /** Data of the former arguments stays until that of the new ones has come. */
  readonly keepsFormer?: boolean;
}

const isEmptyArray = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** What there is to show of a query; undefined while it loads and when it failed. */
const shownData = <Data,>(query: QueryState<Data>, keepsFormer: boolean): Data | undefined =>
  keepsFormer || !('currentData' in query) ? query.data : query.currentData;

/** What is shown may be out of date: fetching it again came to nothing. */
const isStale = ({ error, isFetchNextPageError }: QueryState<unknown>): boolean =>
  error !== undefined && isFetchNextPageError !== true && isUndecided(failureOf(error));

/** The failure of a query without data. */
const Failure = <Data,>({
  query: { error, refetch },
  missing,
  pageTitle,
  failedAs = 'box',
  failedText,
  failedIn: Frame,
}: LoadedProps<Data>) => {
  const failure = failureOf(error);
  if (missing !== undefined && failure.status === 404)
    return typeof missing === 'function' ? missing(failure) : missing;
  const text = failedText ?? failure.message;
  if (pageTitle !== undefined) return <PageError title={pageTitle} text={text} onRetry={refetch} />;
  const state =
    failedAs === 'line' ? <ListFailed text={text} onRetry={refetch} /> : <ErrorState text={text} onRetry={refetch} />;
  return Frame === undefined ? state : <Frame>{state}</Frame>;
};

/**
 * The states of a query, the same on every screen: a skeleton until its first answer, the failure with «Повторить»,
 * `empty`, and otherwise its data, which stays with a note when fetching it again fails.
 */
export const Loaded = <Data,>(props: LoadedProps<Data>): ReactNode => {
  const { query, skeleton, children, empty, isEmpty = isEmptyArray, keepsFormer = false } = props;
  const data = shownData(query, keepsFormer);
  if (data === undefined) return query.error === undefined ? skeleton : <Failure {...props} />;
  return (
    <>
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
      {isStale(query) && <StaleNote onRetry={query.refetch} />}
    </>
  );
};

/** Two queries that are shown together: loaded with both, failed with either; «Повторить» fetches what is missing. */
export const both = <First, Second>(
  first: QueryState<First>,
  second: QueryState<Second>,
): QueryState<readonly [First, Second]> => {
  const one = shownData(first, false);
  const other = shownData(second, false);
  return {
    data: one === undefined || other === undefined ? undefined : [one, other],
    error: first.error ?? second.error,
    refetch: () => {
      if (one === undefined || first.error !== undefined) void first.refetch();
      if (other === undefined || second.error !== undefined) void second.refetch();
    },
  };
};

/** A query of which a screen shows a part or another form. */
export const mapped = <Data, Shown>(query: QueryState<Data>, shown: (data: Data) => Shown): QueryState<Shown> => {
  const { data, currentData, error, refetch } = query;
  return {
    data: data === undefined ? undefined : shown(data),
    ...('currentData' in query && { currentData: currentData === undefined ? undefined : shown(currentData) }),
    error,
    refetch,
  };
};
