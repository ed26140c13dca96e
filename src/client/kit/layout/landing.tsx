import styled from 'styled-components';
import { Check } from '../icons/check';
import { from, theme } from '../theme/theme';

/** The main statement of a landing page with a card next to it. */
export const LandingColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: center;
  }
`;

export const LandingLead = styled.p`
  max-width: 56ch;
  color: ${theme.color.text2};
  font-size: 17px;
`;

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

/** Benefits with a tick each; nothing for an empty list. */
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
