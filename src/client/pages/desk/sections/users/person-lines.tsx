import type { ReactNode } from 'react';
import styled from 'styled-components';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
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

type Answer<Item> = Parameters<typeof itemsOf<Item>>[0] & Parameters<typeof moreOf>[0];

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
}) => (
  <Loaded
    query={itemsOf(answer)}
    skeleton={
      <Stack $gap={12} role="status" aria-busy>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height={44} />
        ))}
      </Stack>
    }
    empty={<EmptyState text={empty} />}
  >
    {(items) => (
      <Stack $gap={12}>
        {asList(items.map(line))}
        {total !== undefined && total > items.length && <Quiet>{texts.shownOf(items.length, total)}</Quiet>}
        <LoadMore {...moreOf(answer)} />
      </Stack>
    )}
  </Loaded>
);
