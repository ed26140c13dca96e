import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
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
  readonly children: (data: NonNullable<Data>) => ReactNode;
  /** In place of data without items. */
  readonly empty?: ReactNode;
  /** By default an array without items is empty. */
  readonly isEmpty?: (data: NonNullable<Data>) => boolean;
  /** In place of something that does not exist (null or refused so); without it, that is a failure like others. */
  readonly missing?: ReactNode | ((failure: ApiFailure) => ReactNode);
  /** Which refusals mean that; by default of the id: 404, and 400 for what cannot be one. */
  readonly isMissing?: (failure: ApiFailure) => boolean;
  /** Of the page, where the whole page waits for the query: a failure keeps it. */
  readonly pageTitle?: string;
  /** A line for a field or a part of a card; as `list` it says so instead of the reason; a box by default. */
  readonly failedAs?: 'box' | 'line' | 'list';
  /** What failed, where the screen can say it better than the refusal. */
  readonly failedText?: string | undefined;
  /** Around the failure or what is missing: the card or page that the content brings itself. */
  readonly failedIn?: Frame;
  /** Data of the former arguments stays until that of the new ones has come, or has failed. */
  readonly keepsFormer?: boolean;
  /**
   * The content takes long to render: it comes bit by bit in place of the skeleton, so that it does not keep a press or a
   * frame waiting.
   */
  readonly isLong?: boolean;
}

const isEmptyArray = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** What there is to show of a query; undefined while it loads and when it failed. */
export const shownData = <Data,>(query: QueryState<Data>, keepsFormer = false): Data | undefined =>
  (keepsFormer && query.error === undefined) || !('currentData' in query) ? query.data : query.currentData;

/** What is shown may be out of date: fetching it again came to nothing. */
const isStale = ({ error, isFetchNextPageError }: QueryState<unknown>): boolean =>
  error !== undefined && isFetchNextPageError !== true && isUndecided(failureOf(error));

const hasNoSuchId = ({ status }: ApiFailure): boolean => status === 404 || status === 400;

type Frame = ComponentType<{ readonly children: ReactNode }>;

const Framed = ({ in: Around, children }: { readonly in: Frame | undefined; readonly children: ReactNode }) =>
  Around === undefined ? children : <Around>{children}</Around>;

const Missing = <Data,>({ query, missing, failedIn }: LoadedProps<Data>) =>
  missing === undefined ? null : (
    <Framed in={failedIn}>{typeof missing === 'function' ? missing(failureOf(query.error)) : missing}</Framed>
  );

/** The failure of a query without data. */
const Failure = <Data,>(props: LoadedProps<Data>) => {
  const { query, missing, isMissing = hasNoSuchId, pageTitle, failedAs = 'box', failedText, failedIn } = props;
  const { error, refetch } = query;
  const failure = failureOf(error);
  if (missing !== undefined && isMissing(failure)) return <Missing {...props} />;
  const text = failedText ?? (failedAs === 'list' ? undefined : failure.message);
  if (pageTitle !== undefined) return <PageError title={pageTitle} text={text} onRetry={refetch} />;
  const state =
    failedAs === 'box' ? <ErrorState text={text} onRetry={refetch} /> : <ListFailed text={text} onRetry={refetch} />;
  return <Framed in={failedIn}>{state}</Framed>;
};

/**
 * The states of a query, the same on every screen: a skeleton until its first answer, the failure with «Повторить»,
 * `empty`, and otherwise its data, which stays with a note when fetching it again fails.
 */
export const Loaded = <Data,>(props: LoadedProps<Data>): ReactNode => {
  const { query, skeleton, children, empty, isEmpty = isEmptyArray, keepsFormer = false, isLong = false } = props;
  const data = shownData(query, keepsFormer);
  const isReady = useDeferredValue(!isLong || data !== undefined);
  if (data !== undefined && !isReady) return skeleton;
  if (data === undefined) return query.error === undefined ? skeleton : <Failure {...props} />;
  return (
    <>
      {data === null ? <Missing {...props} /> : empty !== undefined && isEmpty(data) ? empty : children(data)}
      {isStale(query) && <StaleNote onRetry={query.refetch} />}
    </>
  );
};

interface LoadFailedProps {
  readonly query: QueryState<unknown>;
  readonly as?: 'box' | 'list';
  readonly text?: string | undefined;
}

/** Only that a query failed, beside something that does without its data. */
export const LoadFailed = ({ query, as = 'list', text }: LoadFailedProps) => (
  <Loaded query={query} skeleton={null} failedAs={as} failedText={text}>
    {() => null}
  </Loaded>
);

/** Two queries that are shown together: loaded with both, failed with either; «Повторить» fetches what is missing. */
export const both = <First, Second>(
  first: QueryState<First>,
  second: QueryState<Second>,
): QueryState<readonly [First, Second]> => {
  const one = shownData(first);
  const other = shownData(second);
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
  const { data, currentData, error, isFetchNextPageError = false, refetch } = query;
  return {
    data: data === undefined ? undefined : shown(data),
    ...('currentData' in query && { currentData: currentData === undefined ? undefined : shown(currentData) }),
    error,
    isFetchNextPageError,
    refetch,
  };
};

interface Pages<Item> {
  readonly pages: readonly { readonly items: readonly Item[] }[];
}

/** The items of all pages of an infinite query. */
export const itemsOf = <Item,>(query: QueryState<Pages<Item>>): QueryState<readonly Item[]> =>
  mapped(query, ({ pages }) => pages.flatMap(({ items }) => items));
