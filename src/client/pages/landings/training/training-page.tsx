import styled from 'styled-components';
import { UserSearch } from '#client/kit/icons/user-search.tsx';
import { useParams } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import type { Course } from '#contract/mates/training-landings.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { LoadFailed } from '#client/api/loaded.tsx';
import { texts } from '../texts';
import {
  trainingLandingsApi,
  useOwnCoursesQuery,
  useTrainingLandingQuery,
} from '#client/entities/mate/training-landings-api.ts';
import { type PageComponent, unsubscribed } from '#client/api/first-queries.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { MateCard } from '#client/entities/mate/mate-card.tsx';
import { CardVoice } from '#client/entities/mate/voice/voice-button.tsx';
import { MatesGrid } from '#client/entities/mate/mates-grid.tsx';
import { useInviteOnReturn } from '#client/entities/mate/invite-button.tsx';
import { useGameId } from '#client/entities/game/chosen-game.ts';
import { LandingFrame, LandingHero, LandingQuestions } from '../landing-frame';
import { CourseCard } from './course-card';
import { OwnCourse } from './own-course';
import { teamPath } from '#contract/routes/game-pages.ts';

/** Key facts of the courses. */
const TrainingTerms = ({ courses }: { readonly courses: readonly Course[] }) => (
  <Card>
    <ul className="landing-sums landing-courses">
      {courses.map(({ id, title, lessons, price }) => (
        <li key={id}>
          <div>
            <b>{title}</b>
            <small>{texts.lessons(lessons)}</small>
          </div>
          <span>{formatMoney(price)}</span>
        </li>
      ))}
    </ul>
  </Card>
);

const Sections = styled(Stack)`
  margin-top: 48px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const Head = styled(Row)`
  justify-content: space-between;
  margin-bottom: 20px;
`;

/** A school of a game: courses to buy, vouchers bought, trainers to use them with. */
export const TrainingPage: PageComponent = () => {
  const { landingId = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const [query] = useAddressQuery();
  const landingQuery = useTrainingLandingQuery({ params: { id: landingId } });
  const bought = useOwnCoursesQuery(undefined, { skip: me === null });
  const own = bought.data ?? [];
  useInviteOnReturn(me, gameId);
  // A course that is closed disappears with the button that had the focus.
  const focusRef = useFocusFallback<HTMLDivElement>();
  const mine = own.filter(({ course, closedAt }) => course.landingId === landingId && closedAt === null);
  return (
    <LandingFrame query={landingQuery} gameId={gameId}>
      {(landing) => (
        <>
          <LandingHero
            title={landing.title}
            lead={landing.lead}
            points={landing.points}
            actions={
              <div className="landing-actions">
                <ButtonLink to="#courses" variant="primary" size="lg">
                  {texts.chooseCourse}
                </ButtonLink>
                <ButtonLink to={`${teamPath({ gameId: landing.gameId })}?kind=EDUCATION`} size="lg">
                  {texts.allTrainers}
                </ButtonLink>
              </div>
            }
            aside={<TrainingTerms courses={landing.courses} />}
          />
          <Sections ref={focusRef} tabIndex={-1} $gap={48}>
            <LoadFailed query={bought} text={texts.mineFailed} />
            {mine.length > 0 && (
              <section aria-labelledby="mine">
                <SectionTitle id="mine">{texts.mine}</SectionTitle>
                <Grid>
                  {mine.map((purchase) => (
                    <li key={purchase.id}>
                      <OwnCourse purchase={purchase} />
                    </li>
                  ))}
                </Grid>
              </section>
            )}
            <section id="courses" aria-labelledby="courses-title">
              <SectionTitle id="courses-title">{texts.courses}</SectionTitle>
              <Grid>
                {landing.courses.map((course) => (
                  <li key={course.id}>
                    <CourseCard
                      course={course}
                      me={me}
                      bought={mine.some((one) => one.course.id === course.id)}
                      returned={query.get('buy') === String(course.id)}
                    />
                  </li>
                ))}
              </Grid>
            </section>
            <section aria-labelledby="trainers">
              <Head>
                <SectionTitle id="trainers">{texts.trainers}</SectionTitle>
              </Head>
              {landing.trainers.length === 0 && <EmptyState icon={<UserSearch />} text={texts.noTrainers} />}
              <MatesGrid>
                {landing.trainers.map((mate) => (
                  <li key={mate.id}>
                    <MateCard
                      mate={mate}
                      me={me}
                      gameId={landing.gameId}
                      kind="EDUCATION"
                      voice={<CardVoice name={mate.name} address={mate.voiceUrl} />}
                    />
                  </li>
                ))}
              </MatesGrid>
            </section>
            <LandingQuestions questions={landing.questions} />
          </Sections>
        </>
      )}
    </LandingFrame>
  );
};

TrainingPage.firstQueries = ({ parts: [, , id = ''] }) => [
  trainingLandingsApi.endpoints.trainingLanding.initiate({ params: { id } }, unsubscribed),
];
