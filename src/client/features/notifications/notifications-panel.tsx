import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useReadAllNotificationsMutation, useUnreadNotificationsQuery } from '../../api/notifications-api';
import { Button } from '../../ui/controls/button';
import { SegmentedControl } from '../../ui/form/segmented-control';
import { Row } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlay/dialog';
import { useToast } from '../../ui/toast/use-toast';
import { NotificationsList } from './notifications-list';
import { texts } from './texts';

const Tools = styled(Row)`
  justify-content: space-between;
`;

const filters = [
  { value: 'all', label: texts.all },
  { value: 'unread', label: texts.unread },
] as const;

/** What has happened to me, newest first. */
export const NotificationsPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const toast = useToast();
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const [readAll] = useReadAllNotificationsMutation();
  const unread = useUnreadNotificationsQuery().data?.count ?? 0;
  const read = async () => {
    try {
      await readAll({ query: {} }).unwrap();
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <Dialog title={texts.title} onClose={onClose} shape="side" width={440}>
      <Tools $gap={12}>
        <SegmentedControl label={texts.filter} options={filters} value={filter} onChange={setFilter} />
        <Button size="sm" variant="ghost" disabled={unread === 0} onClick={read}>
          {texts.readAll}
        </Button>
      </Tools>
      <NotificationsList unread={filter === 'unread'} onShowAll={() => setFilter('all')} />
    </Dialog>
  );
};
