import { Plus, Users } from 'lucide-react';
import { Menu } from '../../../ui/overlay/menu';
import { MenuItem } from '../../../ui/overlay/menu-item';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { texts } from '../texts';
import type { MenuProps } from './menu-props';

export const PlayMenu = ({ trigger }: MenuProps) => {
  const link = useGameLink();
  return (
    <Menu trigger={trigger} defaultOpen label={texts.play}>
      <MenuItem icon={<Plus aria-hidden />} to={link('/{gameId}/squads/create')}>
        {texts.createSquad}
      </MenuItem>
      <MenuItem icon={<Users aria-hidden />} to={link('/{gameId}/squads?from=headerLink')}>
        {texts.join}
      </MenuItem>
    </Menu>
  );
};
