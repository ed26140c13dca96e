import { Check } from 'lucide-react';
import { useGamesQuery } from '../../../entities/game/reference-api';
import { Menu } from '../../../kit/overlay/menu';
import { MenuItem } from '../../../kit/overlay/menu-item';
import { useChooseGame } from '../../../entities/game/use-choose-game';
import { useGameId } from '../../../entities/game/chosen-game';
import { texts } from '../texts';
import type { MenuProps } from './menu-props';

export const GameMenu = ({ trigger }: MenuProps) => {
  const { data: games = [] } = useGamesQuery();
  const gameId = useGameId();
  const choose = useChooseGame();
  return (
    <Menu trigger={trigger} defaultOpen label={texts.chooseGame}>
      {games.map(({ id, name, iconUrl }) => (
        <MenuItem
          key={id}
          icon={<img src={iconUrl} alt="" width={22} height={22} />}
          after={id === gameId ? <Check aria-hidden /> : undefined}
          onSelect={() => choose(id)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
};
