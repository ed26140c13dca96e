import { Loaded } from '../../api/loaded';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { PersonButton } from '../../entities/person/person-button';
import { usePersonasQuery, useSignInAsMutation } from '../../entities/session/dev-api';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';

/** Compensates the rows' own padding, so that the avatars align with the title. */
const aligned = { marginInline: -12 };

/**
 * Signs in as a person of the demo data by one press, demo mode only. `rows` placeholders are shown while they load.
 */
export const PersonaList = ({ rows }: { readonly rows: number }) => {
  const query = usePersonasQuery();
  const [signIn, { isLoading }] = useSignInAsMutation();
  const showRefusal = useRefusalToast();
  const become = async (userId: string) => {
    if (isLoading) return;
    try {
      await signIn({ body: { userId } }).unwrap();
    } catch (refusal) {
      showRefusal(refusal);
    }
  };
  return (
    <Loaded
      query={query}
      skeleton={
        <Stack as="ul" $gap={4} style={aligned} aria-busy>
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton as="li" key={row} $height={56} $radius="12px" />
          ))}
        </Stack>
      }
      empty={<EmptyState text={texts.noPersonas} />}
    >
      {(people) => (
        <Stack as="ul" $gap={4} style={aligned}>
          {people.map(({ id, username, role, avatarUrl, note }) => (
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
        </Stack>
      )}
    </Loaded>
  );
};
