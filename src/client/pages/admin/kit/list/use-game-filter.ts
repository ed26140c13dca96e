import { useGamesQuery } from '../../../../entities/game/reference-api';
import type { Filter } from './list-filters';
import { texts } from '../texts';

interface Wish {
  /** As the list's call has it. */
  readonly name?: 'gameId' | 'game';
  readonly label?: string;
  /** The call takes several. */
  readonly several?: boolean;
}

/** By game; games are known when they have come. */
export const useGameFilter = ({ name = 'gameId', label = texts.game, several = false }: Wish = {}): Filter => {
  const { data: games = [] } = useGamesQuery();
  return {
    kind: several ? 'choices' : 'choice',
    name,
    label,
    options: games.map((game) => ({ value: game.id, label: game.name })),
  };
};
