import { Bell } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useNotificationsInfiniteQuery } from '../../api/notifications-api';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { theme } from '../../ui/theme/theme';
import { NotificationRow } from './notification-row';
import { NotificationsSkeleton } from './notifications-skeleton';
import { texts } from './texts';

const More = styled.p`
  padding: 12px;
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

interface NotificationsListProps {
  readonly unread: boolean;
  readonly onShowAll: () => void;
}

/** Endless; scrolls with the drawer that it stands in. */
export const NotificationsList = ({ unread, onShowAll }: NotificationsListProps) => {
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useNotificationsInfiniteQuery(
    { level: null, unread },
    { refetchOnMountOrArgChange: true },
  );
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const place = useCallback((node: HTMLDivElement | null) => setScroller(node?.closest<HTMLElement>('[role="dialog"]')?.parentElement ?? null), []);
  const items = useMemo(() => currentData?.pages.flatMap((page) => page.items), [currentData]);

  if (items === undefined) return error === undefined ? <NotificationsSkeleton /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />;
  if (items.length === 0) {
    return unread ? (
      <EmptyState icon={<Bell />} text={texts.allRead} action={<Button size="sm" onClick={onShowAll}>{texts.showAll}</Button>} />
    ) : (
      <EmptyState icon={<Bell />} text={texts.empty} />
    );
  }
  return (
    <div ref={place}>
      {scroller !== null && (
        <Virtuoso
          customScrollParent={scroller}
          data={items}
          defaultItemHeight={92}
          increaseViewportBy={400}
          computeItemKey={(_, { id }) => id}
          itemContent={(_, item) => <NotificationRow item={item} />}
          endReached={() => {
            if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
          }}
        />
      )}
      {isFetchingNextPage && <More role="status">{texts.loadingMore}</More>}
      {isFetchNextPageError && <ErrorState text={failureOf(error).message} onRetry={fetchNextPage} />}
    </div>
  );
};
