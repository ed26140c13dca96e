import { UserSearch } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useOwnCoursesQuery, useTrainingLandingQuery } from '../../../api/mate-side-api';
import { useMe } from '../../../api/use-me';
import { ButtonLink } from '../../../ui/controls/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SectionTitle } from '../../../ui/layout/section-title';
import { Row, Stack } from '../../../ui/layout/stack';
import { MateCard } from '../../../ui/people/mate-card';
import { MatesGrid } from '../../../ui/people/mates-grid';
import { useInviteOnReturn } from '../../../ui/people/use-invite-on-return';
import { useGameId } from '../../../ui/routing/use-game-id';
import { theme } from '../../../ui/theme/theme';
import { LandingFrame } from '../landing-frame';
import { LandingHero } from '../landing-hero';
import { LandingQuestions } from '../landing-questions';
import { texts } from '../texts';
import { CourseCard } from './course-card';
import { OwnCourse } from './own-course';
import { TrainingTerms } from './training-terms';

const Sections = styled(Stack)`
  margin-top: 48px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const Anchor = styled.section`
  scroll-margin-top: calc(${theme.size.header} + 16px);
`;

const Head = styled(Row)`
  justify-content: space-between;
  margin-bottom: 20px;
`;

/** A school of a game: courses to buy, the vouchers bought, trainers to use them with. */
export const TrainingPage = () => {
  const { landingId = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const [query] = useSearchParams();
  const { currentData: landing, error, refetch } = useTrainingLandingQuery({ params: { id: landingId } });
  const { data: own = [] } = useOwnCoursesQuery(undefined, { skip: me === null });
  useInviteOnReturn(me, gameId);
  const mine = own.filter(({ course, closedAt }) => course.landingId === landingId && closedAt === null);
  return (
    <LandingFrame missing={landing === null} error={error} retry={refetch} gameId={gameId}>
      {landing ? (
        <>
          <LandingHero
            title={landing.title}
            lead={landing.lead}
            points={landing.points}
            actions={
              <Row>
                <ButtonLink to="#courses" variant="primary" size="lg">
                  {texts.chooseCourse}
                </ButtonLink>
                <ButtonLink to={`/${landing.gameId}/team?kind=EDUCATION`} size="lg">
                  {texts.allTrainers}
                </ButtonLink>
              </Row>
            }
            aside={<TrainingTerms courses={landing.courses} />}
          />
          <Sections $gap={48}>
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
            <Anchor id="courses" aria-labelledby="courses-title">
              <SectionTitle id="courses-title">{texts.courses}</SectionTitle>
              <Grid>
                {landing.courses.map((course) => (
                  <li key={course.id}>
                    <CourseCard course={course} me={me} bought={mine.some((one) => one.course.id === course.id)} returned={query.get('buy') === String(course.id)} />
                  </li>
                ))}
              </Grid>
            </Anchor>
            <section aria-labelledby="trainers">
              <Head>
                <SectionTitle id="trainers">{texts.trainers}</SectionTitle>
              </Head>
              {landing.trainers.length === 0 && <EmptyState icon={<UserSearch />} text={texts.noTrainers} />}
              <MatesGrid>
                {landing.trainers.map((mate) => (
                  <li key={mate.id}>
                    <MateCard mate={mate} me={me} gameId={landing.gameId} kind="EDUCATION" />
                  </li>
                ))}
              </MatesGrid>
            </section>
            <LandingQuestions questions={landing.questions} />
          </Sections>
        </>
      ) : null}
    </LandingFrame>
  );
};
