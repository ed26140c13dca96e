import type { ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { texts } from './texts';

interface EndlessListProps<T> {
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string | number;
  readonly renderItem: (item: T, index: number) => ReactNode;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onMore: () => void;
  /** Before anything is measured, px. */
  readonly itemHeight?: number;
}

const More = styled.p`
  padding: 16px;
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

interface Going {
  readonly loading: boolean;
}

const components = {
  Footer: ({ context }: { readonly context?: Going }) =>
    context?.loading === true ? <More role="status">{texts.loadingMore}</More> : null,
};

/** Scrolls with the window and keeps only what is seen in the page, however long the list. */
export const EndlessList = <T,>({
  items,
  itemKey,
  renderItem,
  hasMore,
  loading,
  onMore,
  itemHeight = 96,
}: EndlessListProps<T>) => (
  <Virtuoso
    useWindowScroll
    data={items}
    defaultItemHeight={itemHeight}
    increaseViewportBy={600}
    computeItemKey={(_, item) => itemKey(item)}
    itemContent={(index, item) => renderItem(item, index)}
    endReached={() => {
      if (hasMore && !loading) onMore();
    }}
    context={{ loading }}
    components={components}
  />
);
