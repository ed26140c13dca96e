import { Users } from 'lucide-react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { usePersonasQuery, useSignInAsMutation } from '../../api/dev-api';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PersonButton } from '../../ui/people/person-button';
import { useToast } from '../../ui/toast/use-toast';
import { texts } from './texts';
import { Tool } from './tool';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin-inline: -12px;
`;

/** Anybody of the demo data by one press; the page stays. */
export const PeopleTool = () => {
  const { data: people, error, refetch } = usePersonasQuery();
  const [signIn, { isLoading }] = useSignInAsMutation();
  const toast = useToast();
  const become = async (userId: string) => {
    if (isLoading) return;
    try {
      await signIn({ body: { userId } }).unwrap();
    } catch (refusal) {
      toast.danger(failureOf(refusal).message);
    }
  };
  if (people === undefined && error !== undefined) {
    return (
      <Tool title={texts.people}>
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      </Tool>
    );
  }
  return (
    <Tool title={texts.people}>
      {people?.length === 0 && <EmptyState icon={<Users />} text={texts.noPeople} />}
      <List aria-busy={people === undefined}>
        {people === undefined && [0, 1, 2, 3, 4, 5, 6].map((row) => <Skeleton as="li" key={row} $height={56} $radius="12px" />)}
        {people?.map(({ id, username, role, avatarUrl, note }) => (
          <li key={id}>
            <PersonButton
              userId={id}
              username={username}
              avatarUrl={avatarUrl}
              note={note}
              role={role}
              onClick={() => void become(id)}
            />
          </li>
        ))}
      </List>
    </Tool>
  );
};
