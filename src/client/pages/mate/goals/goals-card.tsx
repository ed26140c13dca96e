import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '../../../../contract/schemas/me';
import { failureOf } from '../../../api/api-error';
import { useTipsGoalsQuery } from '../../../entities/mate/tips-api';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Grid, Row, Stack } from '../../../kit/layout/stack';
import { GoalProgress } from '../../../entities/mate/goal-progress';
import { useGoToSignIn } from '../../../entities/session/use-go-to-sign-in';
import { texts } from './texts';
import { TipsDialog } from '../../../entities/mate/tips/tips-dialog';
import { Quiet } from '../../../kit/layout/prose';

interface GoalsCardProps {
  readonly mate: { readonly id: string; readonly name: string };
  readonly me: Me | null;
  readonly gameId: string;
}

/** The mate's goals, and a button to tip for them. */
export const GoalsCard = ({ mate, me, gameId }: GoalsCardProps) => {
  const { data: goals, error, refetch } = useTipsGoalsQuery({ query: { userId: mate.id } });
  const own = me?.id === mate.id;
  const [supported, setSupported] = useState<{ readonly goalId: string | null } | null>(null);
  const askToSignIn = useGoToSignIn();
  const open = goals?.filter(({ status }) => status === 'ACTIVE') ?? [];
  const support = (goalId: string | null) => (me === null ? askToSignIn() : setSupported({ goalId }));
  return (
    <Card as="section" aria-labelledby="goals">
      <Stack $gap={16}>
        <Row $justify="space-between">
          <CardTitle id="goals">{texts.title}</CardTitle>
          {own ? (
            <ButtonLink to={`/${gameId}/profile#goals`} size="sm">
              {texts.manage}
            </ButtonLink>
          ) : (
            <Button size="sm" onClick={() => support(null)}>
              <Heart aria-hidden />
              {texts.thanks}
            </Button>
          )}
        </Row>
        {goals === undefined &&
          (error === undefined ? (
            <Skeleton role="status" aria-label={texts.loading} $height={52} />
          ) : (
            <ErrorState text={failureOf(error).message} onRetry={refetch} />
          ))}
        {goals?.length === 0 && <Quiet>{own ? texts.ownNone : texts.none}</Quiet>}
        {goals !== undefined && goals.length > 0 && (
          <Grid as="ul" $gap={18}>
            {goals.map((goal) => (
              <li key={goal.id}>
                <GoalProgress goal={goal}>
                  {!own && goal.status === 'ACTIVE' && (
                    <Button
                      size="sm"
                      variant="soft"
                      aria-label={texts.supportGoal(goal.title)}
                      onClick={() => support(goal.id)}
                    >
                      {texts.support}
                    </Button>
                  )}
                </GoalProgress>
              </li>
            ))}
          </Grid>
        )}
      </Stack>
      {supported !== null && (
        <TipsDialog
          mate={mate}
          goals={open}
          goalId={supported.goalId}
          canDeposit={me?.mateAccess === null}
          onClose={() => setSupported(null)}
        />
      )}
    </Card>
  );
};
