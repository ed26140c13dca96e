import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link2 } from '#client/kit/icons/link-2.tsx';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { useCopyLink } from '#client/kit/display/copy-link.tsx';
import { useBookingsAwaiting } from '#client/entities/booking/bookings-awaiting-api.ts';
import { CountBadge } from '#client/kit/display/badge.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { BareMenuItem, MenuItem, MenuLabel, MenuSeparator } from '#client/kit/overlay/menu-item.tsx';
import { publicPath } from '#client/entities/person/paths.ts';
import { useGameId, useGameLink } from '#client/entities/game/chosen-game.ts';
import { accountItems, MateBadges } from '../account-items';
import { menuTexts } from '../menu-texts';
import type { MenuProps } from './menu-props';
import { chosenGame } from '#contract/routes/route.ts';
import { becomeMatePath } from '#contract/routes/game-pages.ts';

interface MenuIconItemProps {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

const IconItem = styled(BareMenuItem)`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  color: ${theme.color.text2};
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
  }
  ${touch} {
    width: 44px;
    height: 44px;
  }
`;

/** A second action on the line of the item before it. */
const MenuIconItem = ({ label, onSelect, children }: MenuIconItemProps) => (
  <IconItem aria-label={label} title={label} onSelect={onSelect}>
    {children}
  </IconItem>
);

const Name = styled(MenuLabel)`
  color: ${theme.color.text1};
  font-size: 15px;
  font-weight: 600;
`;

/** The link to the profile and, on the same line, a button that copies it. */
const Profile = styled.div`
  display: flex;
  gap: 4px;
  > :first-child {
    flex: 1;
  }
`;

export const UserMenu = ({ trigger }: MenuProps) => {
  const me = useMe();
  const link = useGameLink();
  const gameId = useGameId();
  const copy = useCopyLink();
  const awaiting = useBookingsAwaiting(me);
  if (me === null) return trigger;
  const [profile, ...rest] = accountItems(me, awaiting);
  return (
    <Menu trigger={trigger} defaultOpen align="end" width={300} label={menuTexts.userMenu}>
      <Name>{me.username}</Name>
      {profile?.to !== undefined && (
        <Profile>
          <MenuItem icon={<profile.icon aria-hidden />} to={link(profile.to)}>
            {profile.label}
          </MenuItem>
          <MenuIconItem
            label={menuTexts.copyProfile}
            onSelect={() => void copy(publicPath({ id: me.id, mate: me.mateAccess }, gameId))}
          >
            <Link2 aria-hidden />
          </MenuIconItem>
        </Profile>
      )}
      {rest.map(({ icon: Icon, label, to, href, count = 0, counted = '' }) => (
        <MenuItem
          key={label}
          icon={<Icon aria-hidden />}
          after={<CountBadge count={count} label={counted} />}
          {...(to === undefined ? { href: href ?? '/' } : { to: link(to) })}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      {me.mateAccess === null ? (
        <MenuItem to={link(becomeMatePath({ gameId: chosenGame }))} prominent>
          {menuTexts.becomeMate}
        </MenuItem>
      ) : (
        <MenuLabel as="div">
          <MateBadges access={me.mateAccess} />
        </MenuLabel>
      )}
    </Menu>
  );
};
