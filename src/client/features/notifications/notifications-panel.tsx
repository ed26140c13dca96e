import { Status } from '#client/kit/feedback/status.tsx';
import styled from 'styled-components';
import { Bell } from '../../kit/icons/bell';
import { useCallback, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { Skeleton } from '../../kit/feedback/skeleton';
import { texts } from './texts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '../../api/use-refusal-toast';
import {
  useNotificationsInfiniteQuery,
  useReadAllNotificationsMutation,
  useUnreadNotificationsQuery,
} from '../../entities/notification/notifications-api';
import { Button } from '../../kit/controls/button';
import { moreOf } from '../../api/more-of';
import { LoadMore } from '../../kit/feedback/load-more';
import { EmptyState } from '../../kit/feedback/empty-state';
import { theme } from '../../kit/theme/theme';
import { NotificationRow } from './notification-row';
import { SegmentedControl } from '../../kit/form/segmented-control';
import { Row } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { useFurtherPages } from '#client/api/use-further-pages.ts';

const Line = styled.div`
  display: flex;
  gap: 12px;
  min-height: 92px;
  padding: 12px;
`;

const TextBlock = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 8px;
`;

const widths = ['46%', '58%', '40%', '52%', '44%'] as const;

/** Shaped like notifications, while they load. */
const NotificationsSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    {widths.map((width) => (
      <Line key={width}>
        <Skeleton $width="36px" $height={36} $radius="10px" />
        <TextBlock>
          <Skeleton $width={width} />
          <Skeleton $width="92%" $height={13} />
          <Skeleton $width="24%" $height={12} />
        </TextBlock>
      </Line>
    ))}
  </div>
);

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

/** Endless; scrolls with the drawer around it. */
const NotificationsList = ({ unread, onShowAll }: NotificationsListProps) => {
  const list = useNotificationsInfiniteQuery({ level: null, unread }, { refetchOnMountOrArgChange: true });
  const { isFetchingNextPage } = list;
  const loadMore = useFurtherPages(list);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const scrollerRef = useCallback(
    (node: HTMLDivElement | null) => setScroller(node?.closest<HTMLElement>('[role="dialog"]')?.parentElement ?? null),
    [],
  );
  const nothing = unread ? (
    <EmptyState
      icon={<Bell />}
      text={texts.allRead}
      action={
        <Button size="sm" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<Bell />} text={texts.empty} />
  );
  return (
    <Loaded query={itemsOf(list)} skeleton={<NotificationsSkeleton />} empty={nothing}>
      {(items) => (
        <div ref={scrollerRef}>
          {scroller !== null && (
            <Virtuoso
              customScrollParent={scroller}
              data={items}
              defaultItemHeight={92}
              increaseViewportBy={400}
              computeItemKey={(_, { id }) => id}
              itemContent={(_, item) => <NotificationRow item={item} />}
              endReached={loadMore}
            />
          )}
          {isFetchingNextPage && <Status as={More}>{texts.loadingMore}</Status>}
          <LoadMore {...moreOf(list)} hasMore={false} />
        </div>
      )}
    </Loaded>
  );
};

const filters = [
  { value: 'all', label: texts.all },
  { value: 'unread', label: texts.unread },
] as const;

/** The person's notifications, newest first. */
export const NotificationsPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const showRefusal = useRefusalToast();
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const [readAll] = useReadAllNotificationsMutation();
  const unread = useUnreadNotificationsQuery().data?.count ?? 0;
  const read = async () => {
    try {
      await readAll({ query: {} }).unwrap();
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Dialog title={texts.title} onClose={onClose} inAddress shape="side" layer="notifications" width={440}>
      <Row $justify="space-between" $gap={12}>
        <SegmentedControl label={texts.filter} options={filters} value={filter} onChange={setFilter} />
        <Button size="sm" variant="ghost" whyNot={unread === 0 ? texts.noneUnread : null} onClick={read}>
          {texts.readAll}
        </Button>
      </Row>
      <NotificationsList unread={filter === 'unread'} onShowAll={() => setFilter('all')} />
    </Dialog>
  );
};
