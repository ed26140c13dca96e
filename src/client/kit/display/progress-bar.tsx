import styled from 'styled-components';
import { theme } from '../theme/theme';

interface BarProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}

const Track = styled.div`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  background: ${theme.color.surface3};
  overflow: hidden;
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${theme.color.accent};
  transform-origin: left;
  transition: transform 200ms;
`;

const Filled = ({ value, max }: Pick<BarProps, 'value' | 'max'>) => (
  <Fill style={{ transform: `scaleX(${max > 0 ? Math.min(1, value / max) : 0})` }} />
);

/** How far a piece of work has come. Readers of screens tell its percents by themselves as they grow. */
export const ProgressBar = ({ value, max, label }: BarProps) => (
  <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
    <Filled value={value} max={max} />
  </Track>
);

/** How much there is of something: a mark, a sum, the time of a game. Told only to those who come to it. */
export const Meter = ({ value, max, label }: BarProps) => (
  <Track role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
    <Filled value={value} max={max} />
  </Track>
);
