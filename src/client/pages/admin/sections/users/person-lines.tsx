import type { ReactNode } from 'react';
import styled from 'styled-components';
import { failureOf } from '#client/api/api-error.ts';
import { usePagedList } from '#client/api/use-paged-list.ts';
import { moreOf } from '#client/api/more-of.ts';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding: 10px 0;
  border-bottom: 1px solid ${theme.color.line};
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
    overflow-wrap: anywhere;
  }
  > :last-child {
    ${tabular}
    text-align: right;
  }
`;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

type Answer<Item> = Omit<Parameters<typeof usePagedList<Item>>[0], 'data' | 'currentData'> & {
  readonly isFetchNextPageError: boolean;
  readonly data?: { readonly pages: readonly Page<Item>[] } | undefined;
  readonly currentData?: { readonly pages: readonly Page<Item>[] } | undefined;
};

const withTotals = <Item,>(data: { readonly pages: readonly Page<Item>[] } | undefined) =>
  data && { pages: data.pages.map((page) => ({ ...page, total: null })) };

/** A tab of the card that loads page after page. */
export const Lines = <Item,>({
  answer,
  empty,
  line,
  list: asList = (lines) => <ul>{lines}</ul>,
  total,
}: {
  readonly answer: Answer<Item>;
  readonly empty: string;
  readonly line: (item: Item) => ReactNode;
  /** The container of the lines. */
  readonly list?: (lines: ReactNode) => ReactNode;
  /** The total number. */
  readonly total?: number;
}) => {
  const list = usePagedList<Item>({
    ...answer,
    data: withTotals(answer.data),
    currentData: withTotals(answer.currentData),
  });
  if (list.items === undefined)
    return list.error === undefined ? (
      <Stack $gap={12} role="status" aria-busy>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height={44} />
        ))}
      </Stack>
    ) : (
      <ErrorState text={failureOf(list.error).message} onRetry={list.retry} />
    );
  if (list.items.length === 0) return <EmptyState text={empty} />;
  return (
    <Stack $gap={12}>
      {asList(list.items.map(line))}
      {total !== undefined && total > list.items.length && <Quiet>{texts.shownOf(list.items.length, total)}</Quiet>}
      <LoadMore {...moreOf(answer)} />
    </Stack>
  );
};
