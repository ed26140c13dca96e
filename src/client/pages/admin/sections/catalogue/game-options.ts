import { useGamesQuery } from '../../../../entities/game/reference-api';
import type { SelectOption } from '../../../../kit/form/select';

/** Games to choose from in filters and forms of the catalogue. */
export const useGameOptions = (): readonly SelectOption[] => {
  const { data = [] } = useGamesQuery();
  return data.map(({ id, name }) => ({ value: id, label: name }));
};
