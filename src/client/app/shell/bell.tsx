import { Bell as BellIcon } from 'lucide-react';
import styled from 'styled-components';
import { useUnreadNotificationsQuery } from '../../api/notifications-api';
import { IconButton } from '../../ui/controls/icon-button';
import { CountBadge } from '../../ui/data/count-badge';
import { usePanel } from '../panels/use-panel';
import { texts } from './texts';

const Place = styled.span`
  position: relative;
  display: inline-flex;
  > [role='img'] {
    position: absolute;
    top: -6px;
    right: -6px;
    pointer-events: none;
  }
`;

/** Opens the notifications; the number says how many are unread. */
export const Bell = () => {
  const panel = usePanel('events');
  const count = useUnreadNotificationsQuery().data?.count ?? 0;
  return (
    <Place>
      <IconButton variant="soft" label={texts.notifications} aria-haspopup="dialog" onClick={panel.open}>
        <BellIcon aria-hidden />
      </IconButton>
      <CountBadge count={count} label={texts.unread(count)} />
    </Place>
  );
};
