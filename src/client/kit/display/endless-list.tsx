import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Stretch } from './stretch';
import { texts } from './texts';
import { watchNear } from './watch-near';

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

/** Rows that come and go together. */
const rowsTogether = 6;

interface EndProps {
  /** With each other number of rows the end is another one. */
  readonly rows: number;
  readonly onReach: () => void;
}

const End = ({ rows, onReach }: EndProps) => {
  const place = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReach);
  useEffect(() => {
    if (place.current === null) return;
    return watchNear(place.current, (isNear) => {
      if (isNear) reached();
    });
  }, [rows]);
  return <div ref={place} />;
};

/** Scrolls with the window and keeps only what is near it in the page, however long the list. */
export const EndlessList = <T,>({
  items,
  itemKey,
  renderItem,
  hasMore,
  loading,
  onMore,
  itemHeight = 96,
}: EndlessListProps<T>) => {
  const [begun] = useState(items.length);
  const [rowHeight, setRowHeight] = useState(itemHeight);
  // Before anybody scrolls: where Back leads far down, the rows above take what they took.
  const measure = useCallback(
    (list: HTMLElement | null) => {
      const height = list?.firstElementChild?.getBoundingClientRect().height ?? 0;
      if (height > 0) setRowHeight(height / Math.min(rowsTogether, begun));
    },
    [begun],
  );
  const starts = Array.from({ length: Math.ceil(items.length / rowsTogether) }, (_, index) => index * rowsTogether);
  return (
    <div ref={measure}>
      {starts.map((start) => (
        <Stretch
          key={start}
          rows={Math.min(rowsTogether, items.length - start)}
          rowHeight={rowHeight}
          startsShown={start * itemHeight < window.innerHeight}
          // Whoever comes to the list by Tab or by its heading finds rows in it.
          stays={start === 0}
        >
          {() =>
            items
              .slice(start, start + rowsTogether)
              .map((item, index) => <div key={itemKey(item)}>{renderItem(item, start + index)}</div>)
          }
        </Stretch>
      ))}
      {hasMore && <End rows={items.length} onReach={() => loading || onMore()} />}
      {loading && <More role="status">{texts.loadingMore}</More>}
    </div>
  );
};
