import { useGamesQuery } from '../../api/reference-api';
import { Select } from '../../ui/form/select';
import { useChooseGame } from '../../ui/routing/use-choose-game';
import { useGameId } from '../../ui/routing/use-game-id';
import { texts } from '../shell/texts';

export const GameSelect = () => {
  const { data: games = [], isError, refetch } = useGamesQuery();
  const gameId = useGameId();
  const choose = useChooseGame();
  if (games.length === 0 && !isError) return null;
  return (
    <Select
      label={texts.game}
      value={gameId}
      onRetry={isError ? refetch : undefined}
      options={games.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
};
