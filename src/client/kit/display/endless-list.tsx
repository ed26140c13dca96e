import { Status } from '../feedback/status';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { texts } from './texts';
import { useRowGroups } from './use-row-groups';
import { onNearViewport } from './on-near-viewport';
import { rowsPerGroup } from './watch-row-groups';

interface EndlessListProps<T> {
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string | number;
  readonly renderItem: (item: T, index: number) => ReactNode;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onMore: () => void;
  /** Estimated height in px until the rows are measured. */
  readonly itemHeight?: number;
}

const More = styled.p`
  padding: 16px;
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

/** Includes the margins of its content in its height. */
const RowFrame = styled.div`
  display: flow-root;
`;

interface EndProps {
  /** When the number of rows changes, the end is observed again: it may still be near the window. */
  readonly rows: number;
  readonly onReach: () => void;
}

const End = ({ rows, onReach }: EndProps) => {
  const marker = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReach);
  useEffect(() => {
    if (marker.current === null) return;
    return onNearViewport(marker.current, () => reached());
  }, [rows]);
  return <div ref={marker} />;
};

/** Scrolls with the window. Only rows near the window are in the DOM, however long the list is. */
export const EndlessList = <T,>({
  items,
  itemKey,
  renderItem,
  hasMore,
  loading,
  onMore,
  itemHeight = 96,
}: EndlessListProps<T>) => {
  const { groups, watch, measure } = useRowGroups(items.length, itemHeight);
  return (
    <>
      <div ref={measure}>
        {groups.flatMap(({ start, isShown, height }) =>
          isShown
            ? items.slice(start, start + rowsPerGroup).map((item, index) => (
                <RowFrame key={itemKey(item)} ref={watch} data-row={start + index}>
                  {renderItem(item, start + index)}
                </RowFrame>
              ))
            : [<div key={`room-${start}`} ref={watch} data-row={start} data-room style={{ height }} />],
        )}
      </div>
      {hasMore && <End rows={items.length} onReach={() => loading || onMore()} />}
      {loading && <Status as={More}>{texts.loadingMore}</Status>}
    </>
  );
};
