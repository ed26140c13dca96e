import { Link2 } from 'lucide-react';
import styled from 'styled-components';
import { useMe } from '../../../api/use-me';
import { useCopyLink } from '../../../ui/data/use-copy-link';
import { Menu } from '../../../ui/overlay/menu';
import { MenuIconItem } from '../../../ui/overlay/menu-icon-item';
import { MenuItem, MenuLabel, MenuSeparator } from '../../../ui/overlay/menu-item';
import { publicPath } from '../../../ui/routing/public-path';
import { useGameId } from '../../../ui/routing/use-game-id';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { theme } from '../../../ui/theme/theme';
import { accountItems } from '../account-items';
import { MateBadges } from '../mate-badges';
import { texts } from '../texts';
import type { MenuProps } from './menu-props';

const Name = styled(MenuLabel)`
  color: ${theme.color.text1};
  font-size: 15px;
  font-weight: 600;
`;

/** The profile and, on the same line, its link to be shared. */
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
  if (me === null) return trigger;
  const [profile, ...rest] = accountItems(me);
  return (
    <Menu trigger={trigger} defaultOpen align="end" width={300} label={texts.userMenu}>
      <Name>{me.username}</Name>
      {profile?.to !== undefined && (
        <Profile>
          <MenuItem icon={<profile.icon aria-hidden />} to={link(profile.to)}>
            {profile.label}
          </MenuItem>
          <MenuIconItem label={texts.copyProfile} onSelect={() => void copy(publicPath({ id: me.id, mate: me.mateAccess }, gameId))}>
            <Link2 aria-hidden />
          </MenuIconItem>
        </Profile>
      )}
      {rest.map(({ icon: Icon, label, to, href }) => (
        <MenuItem key={label} icon={<Icon aria-hidden />} {...(to === undefined ? { href: href ?? '/' } : { to: link(to) })}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      {me.mateAccess === null ? (
        <MenuItem to={link('/{gameId}/mate')} prominent>
          {texts.becomeMate}
        </MenuItem>
      ) : (
        <MenuLabel as="div">
          <MateBadges access={me.mateAccess} />
        </MenuLabel>
      )}
    </Menu>
  );
};
