import styled from 'styled-components';
import { useOwnApplicationQuery } from '../../api/mate-side-api';
import { useMe } from '../../api/use-me';
import { ButtonLink } from '../../ui/controls/button-link';
import { Page } from '../../ui/layout/page';
import { Row, Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameId } from '../../ui/routing/use-game-id';
import { from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { Application } from './application/application';
import { Gives } from './gives';
import { IncomeCalculator } from './income-calculator';
import { LevelsTable } from './levels-table';
import { MateWay } from './mate-way';
import { Questions } from './questions';
import { texts } from './texts';

const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 440px;
    align-items: center;
  }
`;

const Lead = styled.p`
  max-width: 34em;
  color: ${theme.color.text2};
  font-size: 17px;
`;

const Sections = styled(Stack)`
  margin-top: 56px;
`;

const Anchor = styled.div`
  scroll-margin-top: calc(${theme.size.header} + 16px);
`;

const Title = styled(PageTitle)`
  ${from('md')} {
    font-size: 42px;
    line-height: 1.15;
  }
`;

/** What a mate's work is, what it brings, and the way in. */
export const BecomeMatePage = () => {
  const gameId = useGameId();
  const me = useMe();
  const waiting = useOwnApplicationQuery(undefined, { skip: me === null }).data?.application?.status === 'SENT';
  return (
    <Page>
      <Columns>
        <Stack $gap={20}>
          <Title>{texts.title}</Title>
          <Lead>{texts.lead}</Lead>
          <Row>
            {me?.mateAccess ? (
              <ButtonLink to={`/${me.mateAccess.gameId}/mate/onboarding`} variant="primary" size="lg">
                {texts.mate.ready}
              </ButtonLink>
            ) : (
              <ButtonLink to="#application" variant="primary" size="lg">
                {waiting ? texts.ownApplication : texts.apply}
              </ButtonLink>
            )}
            <ButtonLink to={`/${gameId}/how-it-works`} size="lg">
              {texts.how}
            </ButtonLink>
          </Row>
        </Stack>
        <IncomeCalculator />
      </Columns>
      <Sections $gap={56}>
        <Gives />
        <LevelsTable current={me?.mateAccess?.grade ?? null} />
        <Questions />
        <Anchor id="application">{me?.mateAccess ? <MateWay gameId={me.mateAccess.gameId} /> : <Application me={me} gameId={gameId} />}</Anchor>
      </Sections>
    </Page>
  );
};
