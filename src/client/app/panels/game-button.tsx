import { ChevronRight, Gamepad2 } from 'lucide-react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useGamesQuery } from '../../api/reference-api';
import { useModals } from '../../ui/modals/use-modals';
import { useGameId } from '../../ui/routing/use-game-id';
import { theme } from '../../ui/theme/theme';
import { texts } from '../shell/texts';

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 56px;
  padding: 0 12px 0 18px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  font-weight: 600;
  text-align: left;
  &:hover {
    background: ${theme.color.surface2};
  }
  > span {
    flex: 1;
  }
  > svg:last-child {
    color: ${theme.color.text3};
  }
`;

/** The game chosen now; opens the choice of another. The blog is of all games. */
export const GameButton = () => {
  const { data: games = [], isError } = useGamesQuery();
  const gameId = useGameId();
  const modals = useModals();
  const { pathname } = useLocation();
  if (pathname.startsWith('/blog') || (games.length === 0 && !isError)) return null;
  const game = games.find(({ id }) => id === gameId);
  return (
    <Face type="button" aria-haspopup="dialog" aria-label={`${texts.chooseGame}: ${game?.name ?? ''}`} onClick={() => modals.open({ name: 'game-picker', props: {} })}>
      {game === undefined ? <Gamepad2 aria-hidden /> : <img src={game.iconUrl} alt="" width={28} height={28} />}
      <span>{game?.name ?? texts.chooseGame}</span>
      <ChevronRight aria-hidden />
    </Face>
  );
};
