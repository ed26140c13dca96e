import { Gavel, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '../../ui/controls/button-link';
import { Page } from '../../ui/layout/page';
import { Row, Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameLink } from '../../ui/routing/use-game-link';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { OrderPath } from './order-path';
import { Promises } from './promises';
import { texts } from './texts';

const Lead = styled.p`
  max-width: 36em;
  margin-top: 12px;
  color: ${theme.color.text2};
  font-size: 17px;
`;

const Sections = styled(Stack)`
  margin-top: 40px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px;
  ${below('lg')} {
    grid-template-columns: 1fr;
  }
`;

export const HowItWorksPage = () => {
  const link = useGameLink();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Lead>{texts.lead}</Lead>
      <Sections $gap={48}>
        {texts.paths.map((path) => (
          <OrderPath key={path.id} {...path} />
        ))}
        <Pair>
          <Promises id="money" title={texts.safetyTitle} icon={<ShieldCheck aria-hidden />} lines={texts.safety} />
          <Promises id="disputes" title={texts.disputesTitle} icon={<Gavel aria-hidden />} lines={texts.disputes} />
        </Pair>
        <Row>
          <ButtonLink to={link('/{gameId}/squads/create')} variant="primary" size="lg">
            {texts.create}
          </ButtonLink>
          <ButtonLink to={link('/{gameId}/mate')} size="lg">
            {texts.becomeMate}
          </ButtonLink>
        </Row>
      </Sections>
    </Page>
  );
};
