import { Bell as BellIcon } from 'lucide-react';
import styled from 'styled-components';
import { useUnreadNotificationsQuery } from '../../api/awaited-api';
import { IconButton } from '../../ui/controls/icon-button';
import { theme } from '../../ui/theme/theme';
import { usePanel } from '../panels/use-panel';
import { texts } from './texts';

const Dot = styled.span`
  position: absolute;
  top: 6px;
  right: 6px;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.color.accent};
`;

export const Bell = () => {
  const panel = usePanel('events');
  const { data } = useUnreadNotificationsQuery();
  const count = data?.count ?? 0;
  return (
    <IconButton
      variant="soft"
      label={count > 0 ? `${texts.notifications}, ${texts.unread(count)}` : texts.notifications}
      aria-haspopup="dialog"
      onClick={panel.open}
    >
      <BellIcon aria-hidden />
      {count > 0 && <Dot />}
    </IconButton>
  );
};
