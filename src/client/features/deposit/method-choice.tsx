import styled from 'styled-components';
import type { PaymentMethod } from '../../../domain/enums/payment-method';
import { paymentNames } from '../../ui/data/payment-names';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  legend {
    padding: 0;
    margin-bottom: 6px;
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 500;
  }
`;

const Tile = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 52px;
  padding: 8px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

export const MethodChoice = ({ methods, value, onChange }: MethodChoiceProps) => (
  <Group>
    <legend>{texts.method}</legend>
    {methods.map((method) => (
      <Tile key={method}>
        <input type="radio" name="deposit-method" checked={method === value} onChange={() => onChange(method)} />
        <img src={`/assets/payment/${method.toLowerCase()}.svg`} alt="" width={36} height={24} />
        {paymentNames[method]}
      </Tile>
    ))}
  </Group>
);
