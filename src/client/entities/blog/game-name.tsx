import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';
import { useGamesQuery } from '../game/reference-api';

/** The picture of a game and its name. */
export const GameName = ({ gameId }: { readonly gameId: string }) => {
  const { data: games = [] } = useGamesQuery();
  const game = games.find(({ id }) => id === gameId);
  return (
    <Game>
      {game !== undefined && game.iconUrl !== '' && <img src={game.iconUrl} width={18} height={18} alt="" />}
      {game?.name ?? gameId}
    </Game>
  );
};

const Game = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text2};
  font-size: 13px;
`;
