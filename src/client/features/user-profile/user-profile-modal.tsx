import { UserX } from '../../kit/icons/user-x';
import styled from 'styled-components';
import type { PublicUser } from '#contract/people/users.ts';
import { Loaded } from '../../api/loaded';
import { useMe, useUserInGameQuery, useUserQuery } from '../../entities/person/users-api';
import { usePersonTags } from '../../entities/person/use-person-tags';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Row, Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { AboutText } from '../../entities/person/about-text';
import { UserHead } from '../../entities/person/person-head';
import { useGameId } from '../../entities/game/chosen-game';
import { VoiceButton } from '../../entities/mate/voice/voice-button';
import { theme } from '../../kit/theme/theme';
import { PersonActions } from './person-actions';
import { texts } from './texts';

interface UserProfileModalProps {
  readonly userId: string;
  /** The game in which it was opened; a chat, for example, has none: then a mate is shown in their own. */
  readonly gameId?: string;
  readonly onClose: () => void;
}

const Name = styled.h3`
  font: 600 19px/1.25 ${theme.font.title};
`;

const waiting = (
  <Stack $gap={20} role="status" aria-label={texts.loading}>
    <Row $gap={20}>
      <Skeleton $width="88px" $height={88} $radius="50%" />
      <Skeleton $width="180px" $height={44} />
    </Row>
    <Skeleton $height={96} $radius="12px" />
    <Skeleton $height={36} $radius="10px" />
  </Stack>
);

const Person = ({
  user,
  gameId,
  onClose,
}: {
  readonly user: PublicUser;
  readonly gameId: string;
  readonly onClose: () => void;
}) => {
  const me = useMe();
  const tags = usePersonTags(user, gameId);
  return (
    <Stack $gap={20}>
      <UserHead user={user} size={88} heading={<Name>{user.username}</Name>} />
      {user.mate?.voiceUrl !== undefined && <VoiceButton address={user.mate.voiceUrl} />}
      <AboutText description={user.description} tags={tags} />
      <PersonActions user={user} me={me} gameId={gameId} withPage onLeave={onClose} />
    </Stack>
  );
};

/** A person's profile over the current page. */
export const UserProfileModal = ({ userId, gameId, onClose }: UserProfileModalProps) => {
  const chosenGame = useGameId();
  const inGame = useUserInGameQuery({ params: { gameId: gameId ?? '', userId } }, { skip: gameId === undefined });
  const anywhere = useUserQuery({ params: { id: userId } }, { skip: gameId !== undefined });
  return (
    <Dialog title={texts.profile} onClose={onClose} width={520}>
      <Loaded
        query={gameId === undefined ? anywhere : inGame}
        skeleton={waiting}
        missing={<EmptyState icon={<UserX />} text={texts.notFound} />}
      >
        {(user) => <Person user={user} gameId={gameId ?? user.mate?.gameId ?? chosenGame} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
};
