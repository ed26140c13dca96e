import styled from 'styled-components';
import { theme } from '../theme/theme';

interface ProgressBarProps {
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

export const ProgressBar = ({ value, max, label }: ProgressBarProps) => (
  <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
    <Fill style={{ transform: `scaleX(${max > 0 ? Math.min(1, value / max) : 0})` }} />
  </Track>
);
