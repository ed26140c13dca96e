import { Wallet } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { formatMoney } from '../../ui/data/format-money';
import { LazyMenu } from '../../ui/overlay/lazy-menu';
import { Avatar } from '../../ui/people/avatar';
import { Link } from '../../ui/routing/link';
import { useGameLink } from '../../ui/routing/use-game-link';
import { below } from '../../ui/theme/media';
import { tabular } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { Bell } from './bell';
import { userMenu } from './lazy-menus';
import { mateToggle } from './lazy-mate-toggle';
import { texts } from './texts';

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
  display: none;
  border-radius: 50%;
  ${below('md')} {
    display: block;
  }
`;

/** On narrower desktops the switch stands without its word and the balance beside it without its picture: the whole bar must fit. */
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

/** The account of the person signed in: balance, notifications, menu; on phones an avatar that leads to the profile. */
export const AccountArea = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  const face = { userId: me.id, username: me.username, avatarUrl: me.avatarUrl, online: 'online' } as const;
  return (
    <>
      {me.mateAccess !== null && (
        <Toggle>
          <Suspense>
            <mateToggle.Part compact />
          </Suspense>
        </Toggle>
      )}
      <Balance to={link('/balance')} aria-label={texts.balance(formatMoney(me.balance))}>
        <Wallet aria-hidden />
        {formatMoney(me.balance)}
      </Balance>
      <Desktop>
        <Bell />
        <LazyMenu
          menu={userMenu}
          trigger={
            <Round type="button" aria-label={texts.userMenu}>
              <Avatar {...face} />
            </Round>
          }
        />
      </Desktop>
      <PhoneProfile to={link('/{gameId}/profile')} aria-label={texts.openProfile}>
        <Avatar {...face} size={32} />
      </PhoneProfile>
    </>
  );
};
