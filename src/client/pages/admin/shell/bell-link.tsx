import { Bell } from '#client/kit/icons/bell.tsx';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useUnreadCount } from '#client/entities/notification/notifications-api.ts';
import { iconButtonStyles } from '#client/kit/controls/icon-button-styles.ts';
import { CountBadge } from '#client/kit/display/badge.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { theme } from '#client/kit/theme/theme.ts';
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
