import { Bell as BellIcon } from '../../kit/icons/bell';
import { Wallet } from '../../kit/icons/wallet';
import styled from 'styled-components';
import { Suspense } from 'react';
import { useBookingsAwaiting } from '../../entities/booking/bookings-awaiting-api';
import { useUnreadCount } from '../../entities/notification/notifications-api';
import { IconButton } from '../../kit/controls/icon-button';
import { CountBadge } from '../../kit/display/badge';
import { usePanel } from '../panels/panels';
import { menuTexts } from './menu-texts';
import type { Me } from '#contract/schemas/me.ts';
import { formatMoney } from '../../entities/money/money';
import { LazyMenu } from '../../kit/overlay/lazy-component';
import { Avatar } from '../../entities/person/avatar';
import { Link } from '../../kit/routing/link';
import { useGameLink } from '../../entities/game/chosen-game';
import { below, small, touchTarget, tabular, theme } from '../../kit/theme/theme';
import { userMenu } from './lazy-menus';
import { mateToggle } from '../../features/mate-toggle/lazy-mate-toggle';
import { balancePath } from '#contract/routes/product-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';
import { profilePath } from '#contract/routes/game-pages.ts';

const BadgeAnchor = styled.span`
  position: relative;
  display: inline-flex;
  > [role='img'] {
    position: absolute;
    top: -6px;
    right: -6px;
    pointer-events: none;
    /* The bar of a phone is hardly higher than its buttons. */
    ${small} {
      top: -2px;
    }
  }
`;

/** Opens the notifications and shows the number of unread ones. */
const Bell = () => {
  const panel = usePanel('events');
  const count = useUnreadCount();
  return (
    <BadgeAnchor>
      <IconButton variant="soft" label={menuTexts.notifications} aria-haspopup="dialog" onClick={panel.open}>
        <BellIcon aria-hidden />
      </IconButton>
      <CountBadge count={count} label={menuTexts.unread(count)} />
    </BadgeAnchor>
  );
};

const Balance = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 38px;
  padding: 0 14px;
  border-radius: 10px;
  background: ${theme.color.surface3};
  font-size: 14px;
  font-weight: 600;
  white-space: nowrap;
  ${tabular}
  &:hover {
    background: ${theme.color.lineStrong};
  }
  ${below('md')} {
    height: 32px;
    svg {
      display: none;
    }
    &::after {
      position: absolute;
      inset: -7px 0;
      content: '';
    }
  }
`;

const Desktop = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  ${below('md')} {
    display: none;
  }
`;

const PhoneProfile = styled(Link)`
  ${touchTarget}
  display: none;
  border-radius: 50%;
  ${below('md')} {
    display: block;
  }
`;

/** On narrower desktops the switch has no label and the balance no icon: the whole bar must fit. */
const Toggle = styled(Desktop)`
  ${below('xxl')} {
    [role='switch'] > :last-child,
    + a svg {
      display: none;
    }
  }
`;

const Round = styled.button`
  border-radius: 50%;
`;

/** The account of the signed-in person: balance, notifications, menu; on phones an avatar that links to the profile. */
export const AccountArea = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  const awaiting = useBookingsAwaiting(me);
  const avatar = { userId: me.id, username: me.username, avatarUrl: me.avatarUrl, online: 'online' } as const;
  return (
    <>
      {me.mateAccess !== null && (
        <Toggle>
          <Suspense>
            <mateToggle.Component compact />
          </Suspense>
        </Toggle>
      )}
      <Balance to={link(balancePath)} aria-label={menuTexts.balance(formatMoney(me.balance))}>
        <Wallet aria-hidden />
        {formatMoney(me.balance)}
      </Balance>
      <Desktop>
        <Bell />
        <BadgeAnchor>
          <LazyMenu
            menu={userMenu}
            trigger={
              <Round type="button" aria-label={menuTexts.userMenu}>
                <Avatar {...avatar} />
              </Round>
            }
          />
          <CountBadge count={awaiting} label={menuTexts.awaiting(awaiting)} />
        </BadgeAnchor>
      </Desktop>
      <PhoneProfile to={link(profilePath({ gameId: chosenGame }))} aria-label={menuTexts.openProfile}>
        <Avatar {...avatar} size={32} />
      </PhoneProfile>
    </>
  );
};
