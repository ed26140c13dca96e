import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LandingColumns } from '../../ui/landing/landing-columns';
import { LandingLead } from '../../ui/landing/landing-lead';
import { LandingPoints } from '../../ui/landing/landing-points';
import { Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { from } from '../../ui/theme/media';
import { texts } from './texts';

interface LandingHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly actions?: ReactNode;
  readonly aside: ReactNode;
}

const Title = styled(PageTitle)`
  max-width: 18em;
  overflow-wrap: anywhere;
  ${from('md')} {
    font-size: 38px;
    line-height: 1.18;
  }
`;

/** The first window of a page that people come to from outside. */
export const LandingHero = ({ title, lead, points, actions, aside }: LandingHeroProps) => (
  <LandingColumns>
    <Stack $gap={20}>
      <Title>{title}</Title>
      <LandingLead>{lead}</LandingLead>
      <LandingPoints label={texts.points} points={points} />
      {actions}
    </Stack>
    <div>{aside}</div>
  </LandingColumns>
);
