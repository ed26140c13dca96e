import { useGameParamsQuery } from '../../entities/game/game-params-api';
import { Select } from '../../kit/form/select';
import { texts } from './texts';

interface ParamFiltersProps {
  readonly gameId: string;
  /** `{parameter}:{value}`. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/**
 * Filters by the game's parameters, such as rank or role; renders nothing until they are loaded and for games without
 * any.
 */
export const ParamFilters = ({ gameId, chosen, onChange }: ParamFiltersProps) => {
  const { data = [] } = useGameParamsQuery({ params: { gameId } });
  return data
    .filter(({ ownerType, values }) => ownerType !== 'CLIENT' && values.length > 0)
    .map(({ id, name, values }) => {
      const isOwn = (pair: string) => pair.startsWith(`${id}:`);
      return (
        <Select
          key={id}
          label={name}
          value={chosen.find(isOwn) ?? ''}
          placeholder={texts.anyValue}
          options={values.map((value) => ({ value: `${id}:${value.id}`, label: value.name }))}
          onChange={({ target }) =>
            onChange([...chosen.filter((pair) => !isOwn(pair)), ...(target.value === '' ? [] : [target.value])])
          }
        />
      );
    });
};
