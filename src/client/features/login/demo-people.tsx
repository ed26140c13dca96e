import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { usePersonasQuery, useSignInAsMutation } from '../../api/dev-api';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PersonButton } from '../../ui/people/person-button';
import { TextLink } from '../../ui/routing/text-link';
import { useToast } from '../../ui/toast/use-toast';
import { texts } from './texts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  /* The rows' own padding stands outside, so that faces stand under the title. */
  margin: 12px -12px 16px;
`;

/** Demo mode only: anybody of the demo data by one press. */
export const DemoPeople = () => {
  const { data: people, error, refetch } = usePersonasQuery();
  const [signIn, { isLoading }] = useSignInAsMutation();
  const toast = useToast();
  const enter = async (userId: string) => {
    if (isLoading) return;
    try {
      await signIn({ body: { userId } }).unwrap();
    } catch (refusal) {
      toast.danger(failureOf(refusal).message);
    }
  };
  return (
    <section>
      <h2>{texts.demoTitle}</h2>
      {error !== undefined && people === undefined && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      <List aria-busy={people === undefined}>
        {people === undefined && error === undefined && [0, 1, 2, 3].map((row) => <Skeleton key={row} $height={56} $radius="12px" />)}
        {people?.map(({ id, username, role, avatarUrl, note }) => (
          <li key={id}>
            <PersonButton
              userId={id}
              username={username}
              avatarUrl={avatarUrl}
              note={note}
              role={role}
              onClick={() => void enter(id)}
            />
          </li>
        ))}
      </List>
      <TextLink to="/dev">{texts.demoTools}</TextLink>
    </section>
  );
};
