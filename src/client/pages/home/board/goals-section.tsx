import { Loaded, mapped, shownData } from '#client/api/loaded.tsx';
import { GoalProgress } from '#client/entities/mate/goal-progress.tsx';
import { useTipsGoalsQuery } from '#client/entities/mate/tips-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
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
  const query = mapped(useTipsGoalsQuery({ query: { userId: mateId } }), (goals) =>
    goals.filter(({ status }) => status === 'ACTIVE'),
  );
  const open = shownData(query);
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
        <Loaded
          query={query}
          skeleton={<Skeleton role="status" aria-label={texts.goalsLoading} $height={52} />}
          empty={<Quiet>{texts.noGoals}</Quiet>}
        >
          {(goals) => goals.map((goal) => <GoalProgress key={goal.id} goal={goal} />)}
        </Loaded>
      </Stack>
    </Card>
  );
};
