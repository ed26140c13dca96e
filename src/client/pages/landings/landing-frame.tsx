import '#client/kit/theme/sheets/landing.ts';
import { FileQuestionMark } from '../../kit/icons/file-question-mark';
import type { ReactNode } from 'react';
import { Loaded, type QueryState } from '../../api/loaded';
import { ButtonLink } from '../../kit/controls/button-link';
import { MissingPage } from '../../kit/layout/missing-page';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page, SectionTitle } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { MateCardSkeletons } from '../../entities/mate/mates-grid';
import { LoadingTitle } from '../../kit/routing/loading-title';
import { PageTitle } from '../../kit/routing/page-title';
import { texts } from './texts';
import { LandingPoints } from '../../kit/layout/landing';
import { QuestionList } from '../../kit/display/question-list';
import { teamPath } from '#contract/routes/game-pages.ts';

interface LandingFrameProps<Landing> {
  readonly query: QueryState<Landing>;
  readonly gameId: string;
  readonly children: (landing: NonNullable<Landing>) => ReactNode;
}

/** A landing page in its states: loading, missing, error, content. */
export const LandingFrame = <Landing,>({ query, gameId, children }: LandingFrameProps<Landing>) => (
  <Loaded
    query={query}
    skeleton={
      <Page>
        <Stack $gap={20} role="status" aria-label={texts.loading}>
          <LoadingTitle>{texts.title}</LoadingTitle>
          <Skeleton $width="520px" $height={88} />
          <Skeleton $width="620px" $height={56} />
          <Skeleton $width="320px" $height={84} />
          <MateCardSkeletons count={4} />
        </Stack>
      </Page>
    }
    missing={
      <MissingPage
        title={texts.notFoundTitle}
        icon={<FileQuestionMark />}
        text={texts.notFound}
        action={<ButtonLink to={teamPath({ gameId })}>{texts.team}</ButtonLink>}
      />
    }
    pageTitle={texts.failedTitle}
  >
    {(landing) => <Page>{children(landing)}</Page>}
  </Loaded>
);

interface LandingHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly actions?: ReactNode;
  readonly aside: ReactNode;
}

/** What a page for visitors from outside begins with. The server's first screen writes the same (`landing-screens.ts`). */
export const LandingHero = ({ title, lead, points, actions, aside }: LandingHeroProps) => (
  <div className="landing landing-wide">
    <div className="landing-text">
      <PageTitle>{title}</PageTitle>
      <p className="landing-lead">{lead}</p>
      <LandingPoints label={texts.points} points={points} />
      {actions}
    </div>
    <div>{aside}</div>
  </div>
);

export const LandingQuestions = ({
  questions,
}: {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}) =>
  questions.length === 0 ? null : (
    <section aria-labelledby="landing-questions">
      <SectionTitle id="landing-questions">{texts.questions}</SectionTitle>
      <QuestionList questions={questions} />
    </section>
  );
