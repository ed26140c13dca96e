import type { GameParam } from '../../../../contract/game-params';
import { useSetGameParamValuesMutation } from '../../../api/game-params-api';
import { Stack } from '../../../ui/layout/stack';
import { ChoiceForm } from '../choice-form';
import { useChoice } from '../use-choice';
import { ParamChoice } from './param-choice';

interface ParamsFormProps {
  readonly params: readonly GameParam[];
  /** Ids of the chosen values, of all parameters together: an id belongs to one of them. */
  readonly saved: readonly number[];
  readonly isMate: boolean;
}

/** One button for all parameters; only those that differ are sent. */
export const ParamsForm = ({ params, saved, isMate }: ParamsFormProps) => {
  const [setValues] = useSetGameParamValuesMutation();
  const own = ({ values }: GameParam, ids: readonly number[]) => values.map(({ id }) => id).filter((id) => ids.includes(id));
  const choice = useChoice(saved, async (ids) => {
    for (const param of params) {
      const valueIds = own(param, ids);
      if (valueIds.join() !== own(param, saved).join()) await setValues({ params: { id: param.id }, body: { valueIds } }).unwrap();
    }
  });
  const { chosen, change } = choice;
  const press = (param: GameParam, valueId: number) => {
    const has = chosen.includes(valueId);
    const others = chosen.filter((id) => id !== valueId && (param.multiple || has || !param.values.some((value) => value.id === id)));
    change(has ? others : [...others, valueId]);
  };
  return (
    <ChoiceForm choice={choice}>
      <Stack $gap={20}>
        {params.map((param) => (
          <ParamChoice key={param.id} param={param} chosen={chosen} needed={isMate && param.required} onPress={(valueId) => press(param, valueId)} />
        ))}
      </Stack>
    </ChoiceForm>
  );
};
