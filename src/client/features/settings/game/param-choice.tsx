import { useId } from 'react';
import styled from 'styled-components';
import type { GameParam } from '../../../../contract/game-params';
import { Chip } from '../../../ui/data/chip';
import { Wrap } from '../settings-look';
import { texts } from '../texts';
import { FinePrint } from '../../../ui/layout/fine-print';

interface ParamChoiceProps {
  readonly param: GameParam;
  readonly chosen: readonly number[];
  /** A mate must fill it to take orders. */
  readonly needed: boolean;
  readonly onPress: (valueId: number) => void;
}

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  margin-bottom: 10px;
  font-size: 14px;
  font-weight: 600;
`;

/** One parameter of a game: one value of it, or several. */
export const ParamChoice = ({ param: { name, values }, chosen, needed, onPress }: ParamChoiceProps) => {
  const title = useId();
  return (
    <div>
      <Name id={title}>
        {name}
        {needed && <FinePrint as="span">{texts.paramRequired}</FinePrint>}
      </Name>
      <Wrap role="group" aria-labelledby={title}>
        {values.map(({ id, name: value }) => (
          <Chip key={id} selected={chosen.includes(id)} onClick={() => onPress(id)}>
            {value}
          </Chip>
        ))}
      </Wrap>
    </div>
  );
};
