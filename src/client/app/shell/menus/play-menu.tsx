import { Plus } from '#client/kit/icons/plus.tsx';
import { Users } from '#client/kit/icons/users.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { texts } from '../texts';
import { menuTexts } from '../menu-texts';
import type { MenuProps } from './menu-props';
import { chosenGame } from '#contract/routes/route.ts';
import { createSquadPath, squadsPath } from '#contract/routes/game-pages.ts';

export const PlayMenu = ({ trigger }: MenuProps) => {
  const link = useGameLink();
  return (
    <Menu trigger={trigger} defaultOpen label={texts.play}>
      <MenuItem icon={<Plus aria-hidden />} to={link(createSquadPath({ gameId: chosenGame }))}>
        {texts.createSquad}
      </MenuItem>
      <MenuItem icon={<Users aria-hidden />} to={link(`${squadsPath({ gameId: chosenGame })}?from=headerLink`)}>
        {menuTexts.join}
      </MenuItem>
    </Menu>
  );
};
