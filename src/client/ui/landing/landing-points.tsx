import { Check } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

interface LandingPointsProps {
  readonly label: string;
  readonly points: readonly string[];
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    gap: 10px;
  }
  svg {
    flex-shrink: 0;
    margin-top: 2px;
    color: ${theme.color.accent};
  }
`;

/** What one gets, each with a tick; nothing where there is nothing to say. */
export const LandingPoints = ({ label, points }: LandingPointsProps) =>
  points.length === 0 ? null : (
    <List aria-label={label}>
      {points.map((point) => (
        <li key={point}>
          <Check aria-hidden />
          {point}
        </li>
      ))}
    </List>
  );
