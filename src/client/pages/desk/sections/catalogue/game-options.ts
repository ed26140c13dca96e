import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import type { SelectOption } from '#client/kit/form/select.tsx';

/** Games to choose from in filters and forms of the catalogue. */
export const useGameOptions = (): readonly SelectOption[] => {
  const { data = [] } = useGamesQuery();
  return data.map(({ id, name }) => ({ value: id, label: name }));
};
