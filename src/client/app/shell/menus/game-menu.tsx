import { Check } from '#client/kit/icons/check.tsx';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { useChooseGame } from '#client/entities/game/use-choose-game.ts';
import { useGameId } from '#client/entities/game/chosen-game.ts';
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
