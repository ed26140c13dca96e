import { useGameParamsQuery } from '../../entities/game/game-params-api';
import { Select } from '../../kit/form/select';
import { texts } from './texts';

interface ParamFiltersProps {
  readonly gameId: string;
  /** `{parameter}:{value}`. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A rank, a role: what the game asks of its mates, where it asks anything. While that is not known nothing stands here. */
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
