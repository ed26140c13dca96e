import { Heart } from '#client/kit/icons/heart.tsx';
import { useState } from 'react';
import type { Me } from '#contract/schemas/me.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useTipsGoalsQuery } from '#client/entities/mate/tips-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { GoalProgress } from '#client/entities/mate/goal-progress.tsx';
import { useGoToSignIn } from '#client/entities/session/use-go-to-sign-in.ts';
import { texts } from './texts';
import { TipsDialog } from '#client/entities/mate/tips/tips-dialog.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { profilePath } from '#contract/routes/game-pages.ts';

interface GoalsCardProps {
  readonly mate: { readonly id: string; readonly name: string };
  readonly me: Me | null;
  readonly gameId: string;
}

/** The mate's goals, and a button to tip for them. */
export const GoalsCard = ({ mate, me, gameId }: GoalsCardProps) => {
  const query = useTipsGoalsQuery({ query: { userId: mate.id } });
  const own = me?.id === mate.id;
  const [supported, setSupported] = useState<{ readonly goalId: string | null } | null>(null);
  const askToSignIn = useGoToSignIn();
  const open = query.data?.filter(({ status }) => status === 'ACTIVE') ?? [];
  const support = (goalId: string | null) => (me === null ? askToSignIn() : setSupported({ goalId }));
  return (
    <Card as="section" aria-labelledby="goals">
      <Stack $gap={16}>
        <Row $justify="space-between">
          <CardTitle id="goals">{texts.title}</CardTitle>
          {own ? (
            <ButtonLink to={`${profilePath({ gameId })}#goals`} size="sm">
              {texts.manage}
            </ButtonLink>
          ) : (
            <Button size="sm" onClick={() => support(null)}>
              <Heart aria-hidden />
              {texts.thanks}
            </Button>
          )}
        </Row>
        <Loaded
          query={query}
          skeleton={<Skeleton role="status" aria-label={texts.loading} $height={52} />}
          empty={<Quiet>{own ? texts.ownNone : texts.none}</Quiet>}
        >
          {(goals) => (
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
        </Loaded>
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
