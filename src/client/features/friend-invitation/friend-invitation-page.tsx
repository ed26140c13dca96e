import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useFriendInvitationQuery } from '../../api/squads-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameLink } from '../../ui/routing/use-game-link';
import { Invitation } from './invitation';
import { Sheet } from './invitation-look';
import { texts } from './texts';

/** `/{gameId}/squads/invite/{token}`: a guest sees it too, and comes back to it signed in. */
export const FriendInvitationPage = () => {
  const { token = '' } = useParams();
  const link = useGameLink();
  const [declined, setDeclined] = useState(false);
  const { data, error, isLoading, refetch } = useFriendInvitationQuery({ params: { id: token } }, { refetchOnMountOrArgChange: true });
  const gone = data === null || (error !== undefined && failureOf(error).code === 'VALIDATION_ERROR');
  return (
    <Sheet>
      <PageTitle>{declined ? texts.declinedTitle : texts.title}</PageTitle>
      {isLoading && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton $height={340} $radius="16px" />
        </div>
      )}
      {error !== undefined && data === undefined && !gone && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      {(gone || declined) && (
        <EmptyState
          icon={<MailX />}
          text={declined ? texts.declined : texts.gone}
          action={<ButtonLink to={link('/{gameId}/squads')}>{texts.squads}</ButtonLink>}
        />
      )}
      {data && !declined && <Invitation token={token} invitation={data} onDeclined={() => setDeclined(true)} onEnd={refetch} />}
    </Sheet>
  );
};
