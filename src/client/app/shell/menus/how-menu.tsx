import { Gavel } from '#client/kit/icons/gavel.tsx';
import { ShieldCheck } from '#client/kit/icons/shield-check.tsx';
import { Swords } from '#client/kit/icons/swords.tsx';
import { User } from '#client/kit/icons/user.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { texts } from '../texts';
import { menuTexts } from '../menu-texts';
import type { MenuProps } from './menu-props';
import { chosenGame } from '#contract/routes/route.ts';
import { howItWorksPath } from '#contract/routes/game-pages.ts';

export const HowMenu = ({ trigger }: MenuProps) => {
  const link = useGameLink();
  return (
    <Menu trigger={trigger} defaultOpen label={texts.how}>
      <MenuItem icon={<User aria-hidden />} to={link(`${howItWorksPath({ gameId: chosenGame })}#client`)}>
        {menuTexts.howClient}
      </MenuItem>
      <MenuItem icon={<Swords aria-hidden />} to={link(`${howItWorksPath({ gameId: chosenGame })}#mate`)}>
        {menuTexts.howMate}
      </MenuItem>
      <MenuItem icon={<ShieldCheck aria-hidden />} to={link(`${howItWorksPath({ gameId: chosenGame })}#money`)}>
        {menuTexts.howMoney}
      </MenuItem>
      <MenuItem icon={<Gavel aria-hidden />} to={link(`${howItWorksPath({ gameId: chosenGame })}#disputes`)}>
        {menuTexts.howDisputes}
      </MenuItem>
    </Menu>
  );
};
