import { failureOf } from '../../../api/api-error';
import { GoalProgress } from '../../../entities/mate/goal-progress';
import { useTipsGoalsQuery } from '../../../entities/mate/tips-api';
import { ButtonLink } from '../../../kit/controls/button-link';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Quiet } from '../../../kit/layout/prose';
import { Row, Stack } from '../../../kit/layout/stack';
import { texts } from './texts';

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
            <ButtonLink to={`/${gameId}/profile#goals`} size="sm">
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
