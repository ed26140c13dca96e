import { Gavel, ShieldCheck, Swords, User } from 'lucide-react';
import { Menu } from '../../../ui/overlay/menu';
import { MenuItem } from '../../../ui/overlay/menu-item';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { texts } from '../texts';
import type { MenuProps } from './menu-props';

export const HowMenu = ({ trigger }: MenuProps) => {
  const link = useGameLink();
  return (
    <Menu trigger={trigger} defaultOpen label={texts.how}>
      <MenuItem icon={<User aria-hidden />} to={link('/{gameId}/how-it-works#client')}>
        {texts.howClient}
      </MenuItem>
      <MenuItem icon={<Swords aria-hidden />} to={link('/{gameId}/how-it-works#mate')}>
        {texts.howMate}
      </MenuItem>
      <MenuItem icon={<ShieldCheck aria-hidden />} to={link('/{gameId}/how-it-works#money')}>
        {texts.howMoney}
      </MenuItem>
      <MenuItem icon={<Gavel aria-hidden />} to={link('/{gameId}/how-it-works#disputes')}>
        {texts.howDisputes}
      </MenuItem>
    </Menu>
  );
};
