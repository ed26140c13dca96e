import { useId } from 'react';
import styled from 'styled-components';
import type { GameParam } from '../../../../contract/game-params';
import { useSetGameParamValuesMutation } from '../../../api/game-params-api';
import { Chip } from '../../../ui/data/chip';
import { theme } from '../../../ui/theme/theme';
import { ChoiceForm } from '../choice-form';
import { Quiet, Wrap } from '../settings-look';
import { texts } from '../texts';
import { useChoice } from '../use-choice';

interface ParamFormProps {
  readonly param: GameParam;
  readonly saved: readonly number[];
  /** A mate must fill it to take orders. */
  readonly needed: boolean;
}

const Part = styled.div`
  & + & {
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid ${theme.color.line};
  }
`;

const Name = styled.h3`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 10px;
  font-size: 14px;
  font-weight: 600;
`;

/** One parameter of a game: one value of it, or several. */
export const ParamForm = ({ param: { id, name, multiple, values }, saved, needed }: ParamFormProps) => {
  const title = useId();
  const [setValues] = useSetGameParamValuesMutation();
  const choice = useChoice(saved, (valueIds) => setValues({ params: { id }, body: { valueIds: [...valueIds] } }).unwrap());
  const { chosen, change, toggle } = choice;
  const press = (valueId: number) => (multiple ? toggle(valueId) : change(chosen.includes(valueId) ? [] : [valueId]));
  return (
    <Part>
      <Name id={title}>
        {name}
        {needed && <Quiet as="span">{texts.paramRequired}</Quiet>}
      </Name>
      <ChoiceForm choice={choice}>
        <Wrap role="group" aria-labelledby={title}>
          {values.map((value) => (
            <Chip key={value.id} selected={chosen.includes(value.id)} onClick={() => press(value.id)}>
              {value.name}
            </Chip>
          ))}
        </Wrap>
      </ChoiceForm>
    </Part>
  );
};
