import styled from 'styled-components';
import { Money } from './money';
import { theme } from '../../kit/theme/theme';

interface PriceFromProps {
  /** Rubles; null if nobody offers it now. */
  readonly value: number | null;
  readonly before: string;
  readonly after: string;
  readonly nobody: string;
}

const Text = styled.p`
  color: ${theme.color.text2};
  b {
    display: block;
    color: ${theme.color.text1};
    font: 600 32px/1.25 ${theme.font.title};
    letter-spacing: -0.02em;
  }
`;

export const PriceFrom = ({ value, before, after, nobody }: PriceFromProps) =>
  value === null ? (
    <Text>{nobody}</Text>
  ) : (
    <Text>
      {before}
      <b>
        <Money value={value} />
      </b>
      {after}
    </Text>
  );
