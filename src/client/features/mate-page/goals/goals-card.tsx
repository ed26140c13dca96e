import { Heart } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../../contract/schemas/me';
import { failureOf } from '../../../api/api-failure';
import { useTipsGoalsQuery } from '../../../api/tips-api';
import { Button } from '../../../ui/controls/button';
import { ButtonLink } from '../../../ui/controls/button-link';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card, CardTitle } from '../../../ui/layout/card';
import { Row, Stack } from '../../../ui/layout/stack';
import { GoalProgress } from '../../../ui/people/goal-progress';
import { useAskToSignIn } from '../../../ui/routing/use-ask-to-sign-in';
import { theme } from '../../../ui/theme/theme';
import { texts } from './texts';
import { TipsDialog } from './tips-dialog';

interface GoalsCardProps {
  readonly mate: { readonly id: string; readonly name: string };
  readonly me: Me | null;
  readonly gameId: string;
}

const Head = styled(Row)`
  justify-content: space-between;
`;

const Quiet = styled.p`
  color: ${theme.color.text2};
`;

const List = styled.ul`
  display: grid;
  gap: 18px;
`;

/** What the mate saves for, and the way to thank him. */
export const GoalsCard = ({ mate, me, gameId }: GoalsCardProps) => {
  const { data: goals, error, refetch } = useTipsGoalsQuery({ query: { userId: mate.id } });
  const [supported, setSupported] = useState<{ readonly goalId: string | null } | null>(null);
  const askToSignIn = useAskToSignIn();
  const own = me?.id === mate.id;
  const open = goals?.filter(({ status }) => status === 'ACTIVE') ?? [];
  const support = (goalId: string | null) => (me === null ? askToSignIn() : setSupported({ goalId }));
  return (
    <Card as="section" aria-labelledby="goals">
      <Stack $gap={16}>
        <Head>
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
        </Head>
        {goals === undefined && (error === undefined ? <Skeleton role="status" aria-label={texts.loading} $height={52} /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
        {goals?.length === 0 && <Quiet>{own ? texts.ownNone : texts.none}</Quiet>}
        {goals !== undefined && goals.length > 0 && (
          <List>
            {goals.map((goal) => (
              <li key={goal.id}>
                <GoalProgress goal={goal}>
                  {!own && goal.status === 'ACTIVE' && (
                    <Button size="sm" variant="soft" aria-label={texts.supportGoal(goal.title)} onClick={() => support(goal.id)}>
                      {texts.support}
                    </Button>
                  )}
                </GoalProgress>
              </li>
            ))}
          </List>
        )}
      </Stack>
      {supported !== null && <TipsDialog mate={mate} goals={open} goalId={supported.goalId} canDeposit={me?.mateAccess === null} onClose={() => setSupported(null)} />}
    </Card>
  );
};
