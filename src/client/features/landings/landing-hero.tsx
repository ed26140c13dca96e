import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

interface LandingHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly actions?: ReactNode;
  readonly aside: ReactNode;
}

const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: center;
  }
`;

const Title = styled(PageTitle)`
  max-width: 18em;
  overflow-wrap: anywhere;
  ${from('md')} {
    font-size: 38px;
    line-height: 1.18;
  }
`;

const Lead = styled.p`
  max-width: 40em;
  color: ${theme.color.text2};
  font-size: 17px;
`;

const Points = styled.ul`
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

/** The first window of a page that people come to from outside. */
export const LandingHero = ({ title, lead, points, actions, aside }: LandingHeroProps) => (
  <Columns>
    <Stack $gap={20}>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      {points.length > 0 && (
        <Points aria-label={texts.points}>
          {points.map((point) => (
            <li key={point}>
              <Check aria-hidden />
              {point}
            </li>
          ))}
        </Points>
      )}
      {actions}
    </Stack>
    <div>{aside}</div>
  </Columns>
);
