import { Minus } from '../icons/minus';
import { Plus } from '../icons/plus';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { tabular } from '../theme/theme';
import { texts } from './texts';

interface CounterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const Row = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  output {
    ${tabular}
    min-width: 28px;
    font-weight: 600;
    text-align: center;
  }
`;

/** A small number, zero or more. */
export const Counter = ({ label, value, max, onChange }: CounterProps) => (
  <Row role="group" aria-label={label}>
    <IconButton urgent variant="soft" label={texts.less} disabled={value <= 0} onClick={() => onChange(value - 1)}>
      <Minus aria-hidden />
    </IconButton>
    <output>{value}</output>
    <IconButton urgent variant="soft" label={texts.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Plus aria-hidden />
    </IconButton>
  </Row>
);
