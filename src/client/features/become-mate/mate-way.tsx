import styled from 'styled-components';
import { ButtonLink } from '../../ui/controls/button-link';
import { Card } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { Row, Stack } from '../../ui/layout/stack';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Quiet = styled.p`
  color: ${theme.color.text2};
`;

/** For somebody who has come through already. */
export const MateWay = ({ gameId }: { readonly gameId: string }) => (
  <Card as="section" aria-labelledby="mate-way">
    <Stack $gap={12}>
      <SectionTitle id="mate-way">{texts.mate.title}</SectionTitle>
      <Quiet>{texts.mate.lead}</Quiet>
      <Row>
        <ButtonLink to={`/${gameId}/mate/onboarding`} variant="primary">
          {texts.mate.ready}
        </ButtonLink>
        <ButtonLink to={`/${gameId}/clients`}>{texts.mate.clients}</ButtonLink>
      </Row>
    </Stack>
  </Card>
);
