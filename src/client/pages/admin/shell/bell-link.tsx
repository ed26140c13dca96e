import { Bell } from 'lucide-react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useUnreadCount } from '../../../entities/notification/notifications-api';
import { iconButtonStyles } from '../../../kit/controls/icon-button-styles';
import { CountBadge } from '../../../kit/display/badge';
import { Link } from '../../../kit/routing/link';
import { theme } from '../../../kit/theme/theme';
import { texts } from './texts';

const StyledLink = styled(Link)`
  ${iconButtonStyles}
  background: ${theme.color.surface3};
  &:hover {
    background: ${theme.color.lineStrong};
  }
  > :last-child:not(svg) {
    position: absolute;
    top: -6px;
    right: -6px;
  }
`;

/** The operator's own notifications: the product's panel opens over the back office. */
export const BellLink = () => {
  const { pathname, search } = useLocation();
  const count = useUnreadCount();
  return (
    <StyledLink to={`${pathname}${search}#events`} aria-label={texts.notifications(count)}>
      <Bell aria-hidden />
      <CountBadge count={count} label={String(count)} />
    </StyledLink>
  );
};
