import { Plus, Users } from 'lucide-react';
import { Menu } from '../../../kit/overlay/menu';
import { MenuItem } from '../../../kit/overlay/menu-item';
import { useGameLink } from '../../../entities/game/chosen-game';
import { texts } from '../texts';
import { menuTexts } from '../menu-texts';
import type { MenuProps } from './menu-props';

export const PlayMenu = ({ trigger }: MenuProps) => {
  const link = useGameLink();
  return (
    <Menu trigger={trigger} defaultOpen label={texts.play}>
      <MenuItem icon={<Plus aria-hidden />} to={link('/{gameId}/squads/create')}>
        {texts.createSquad}
      </MenuItem>
      <MenuItem icon={<Users aria-hidden />} to={link('/{gameId}/squads?from=headerLink')}>
        {menuTexts.join}
      </MenuItem>
    </Menu>
  );
};
