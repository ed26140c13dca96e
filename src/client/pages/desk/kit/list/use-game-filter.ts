import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import type { Filter } from './list-filters';
import { texts } from '../texts';

interface Wish {
  /** The name in the list's query. */
  readonly name?: 'gameId' | 'game';
  readonly label?: string;
  /** The query takes several values. */
  readonly several?: boolean;
}

/** Filter by game; without options until the games are loaded. */
export const useGameFilter = ({ name = 'gameId', label = texts.game, several = false }: Wish = {}): Filter => {
  const { data: games = [] } = useGamesQuery();
  return {
    kind: several ? 'choices' : 'choice',
    name,
    label,
    options: games.map((game) => ({ value: game.id, label: game.name })),
  };
};
