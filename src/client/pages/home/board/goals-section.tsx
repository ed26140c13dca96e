import { failureOf } from '#client/api/api-error.ts';
import { GoalProgress } from '#client/entities/mate/goal-progress.tsx';
import { useTipsGoalsQuery } from '#client/entities/mate/tips-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';
import { profilePath } from '#contract/routes/game-pages.ts';

interface GoalsSectionProps {
  readonly mateId: string;
  readonly gameId: string;
}

/** The mate's goals and their progress; reached ones are on the profile. */
export const GoalsSection = ({ mateId, gameId }: GoalsSectionProps) => {
  const { data, error, refetch } = useTipsGoalsQuery({ query: { userId: mateId } });
  const open = data?.filter(({ status }) => status === 'ACTIVE');
  return (
    <Card as="section" aria-labelledby="own-goals">
      <Stack $gap={16}>
        <Row $justify="space-between">
          <CardTitle id="own-goals">{texts.goals}</CardTitle>
          {open !== undefined && (
            <ButtonLink to={`${profilePath({ gameId })}#goals`} size="sm">
              {open.length === 0 ? texts.newGoal : texts.manage}
            </ButtonLink>
          )}
        </Row>
        {open === undefined &&
          (error === undefined ? (
            <Skeleton role="status" aria-label={texts.goalsLoading} $height={52} />
          ) : (
            <ErrorState text={failureOf(error).message} onRetry={refetch} />
          ))}
        {open?.length === 0 && <Quiet>{texts.noGoals}</Quiet>}
        {open?.map((goal) => (
          <GoalProgress key={goal.id} goal={goal} />
        ))}
      </Stack>
    </Card>
  );
};
