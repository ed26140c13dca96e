import '#client/kit/theme/sheets/landing.ts';
import { squadPricesApi } from '../../entities/squad/squad-prices-api';
import styled from 'styled-components';
import { CalendarClock } from '../../kit/icons/calendar-clock';
import { Scale } from '../../kit/icons/scale';
import { TrendingUp } from '../../kit/icons/trending-up';
import { Wallet } from '../../kit/icons/wallet';
import type { Me } from '#contract/schemas/me.ts';
import { Loaded } from '../../api/loaded';
import { Page, SectionTitle } from '../../kit/layout/page';
import { QuestionList } from '../../kit/display/question-list';
import { texts } from './texts';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';
import { theme } from '../../kit/theme/theme';
import { useOwnApplicationQuery } from '../../entities/mate/mate-applications-api';
import { referenceApi, useGameCategoriesQuery } from '../../entities/game/reference-api';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { useMe } from '../../entities/person/users-api';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameId } from '../../entities/game/chosen-game';
import { Application } from './application/application';
import { IncomeCalculator } from './income-calculator';
import { LevelsTable } from './levels-table';
import { Quiet } from '../../kit/layout/prose';
import { clientsPath, howItWorksPath } from '#contract/routes/game-pages.ts';
import { onboardingPath } from '#contract/routes/landing-pages.ts';

const Questions = () => (
  <section aria-labelledby="questions">
    <SectionTitle id="questions">{texts.questionsTitle}</SectionTitle>
    <QuestionList questions={texts.questions} />
  </section>
);

/** For a person who is a mate already. */
const MateLinks = ({ access: { gameId, active } }: { readonly access: NonNullable<Me['mateAccess']> }) => (
  <Card as="section" aria-labelledby="mate-way">
    <Stack $gap={12}>
      <SectionTitle id="mate-way">{texts.mate.title}</SectionTitle>
      <Quiet>{active ? texts.mate.active : texts.mate.lead}</Quiet>
      <Row>
        <ButtonLink to={onboardingPath({ gameId })} variant="primary">
          {texts.mate.ready}
        </ButtonLink>
        <ButtonLink to={clientsPath({ gameId })}>{texts.mate.clients}</ButtonLink>
      </Row>
    </Stack>
  </Card>
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const Item = styled.li.attrs({ className: 'card' })`
  svg {
    width: 24px;
    height: 24px;
    margin-bottom: 14px;
    color: ${theme.color.violet};
  }
  p {
    margin-top: 6px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const icons = [Wallet, CalendarClock, TrendingUp, Scale];

const Gives = () => (
  <section aria-labelledby="gives">
    <SectionTitle id="gives">{texts.givesTitle}</SectionTitle>
    <Grid>
      {texts.gives.map(({ title, text }, index) => {
        const Icon = icons[index % icons.length] ?? Wallet;
        return (
          <Item key={title}>
            <Icon aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </Item>
        );
      })}
    </Grid>
  </section>
);

const Sections = styled(Stack)`
  margin-top: 56px;
`;

/** What a mate does, what it pays, and how to become one. */
export const BecomeMatePage: PageComponent = () => {
  const gameId = useGameId();
  const me = useMe();
  const query = useGameCategoriesQuery({ params: { gameId } });
  const waiting = useOwnApplicationQuery(undefined, { skip: me === null }).data?.application?.status === 'SENT';
  return (
    <Page>
      <div className="landing landing-wide landing-calculated">
        <div className="landing-text">
          <PageTitle>{texts.title}</PageTitle>
          <p className="landing-lead">{texts.lead}</p>
          <div className="landing-actions">
            {me?.mateAccess ? (
              <ButtonLink to={onboardingPath({ gameId: me.mateAccess.gameId })} variant="primary" size="lg">
                {texts.mate.ready}
              </ButtonLink>
            ) : (
              <ButtonLink to="#application" variant="primary" size="lg">
                {waiting ? texts.ownApplication : texts.apply}
              </ButtonLink>
            )}
            <ButtonLink to={howItWorksPath({ gameId })} size="lg">
              {texts.how}
            </ButtonLink>
          </div>
        </div>
        <div className="landing-calculator">
          <Loaded query={query} skeleton={<Skeleton className="landing-calculator" $radius="16px" />}>
            {(categories) => <IncomeCalculator categories={categories} />}
          </Loaded>
        </div>
      </div>
      <Sections $gap={56}>
        <Gives />
        <LevelsTable categories={query.currentData ?? []} current={me?.mateAccess?.grade ?? null} />
        <Questions />
        <div id="application">
          {me?.mateAccess ? <MateLinks access={me.mateAccess} /> : <Application me={me} gameId={gameId} />}
        </div>
      </Sections>
    </Page>
  );
};

BecomeMatePage.firstQueries = ({ gameId }) => [
  referenceApi.endpoints.gameCategories.initiate({ params: { gameId } }, unsubscribed),
  squadPricesApi.endpoints.squadRates.initiate(undefined, unsubscribed),
];
