import type { Me } from '../../../../contract/schemas/me';
import { failureOf } from '../../../api/api-failure';
import { useOwnApplicationQuery } from '../../../api/mate-side-api';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { Stack } from '../../../ui/layout/stack';
import { texts } from '../texts';
import { ApplicationForm } from './application-form';
import { RefusedNote } from './refused-note';
import { WaitingCard } from './waiting-card';

/** The person's own application in whatever state it is; a guest may fill it in before he signs in. */
export const Application = ({ me, gameId }: { readonly me: Me | null; readonly gameId: string }) => {
  const { data, error, refetch } = useOwnApplicationQuery(undefined, { skip: me === null });
  const own = me === null ? null : data?.application;
  if (own === undefined) {
    return (
      <Card>
        {error === undefined ? (
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton $width="180px" $height={24} />
            <Skeleton $height={44} $radius="12px" />
            <Skeleton $height={112} $radius="12px" />
          </Stack>
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        )}
      </Card>
    );
  }
  if (own?.status === 'SENT') return <WaitingCard application={own} />;
  return (
    <Card as="section" aria-labelledby="application-title">
      <Stack $gap={20}>
        {own?.status === 'REFUSED' && own.answer !== null && <RefusedNote answer={own.answer} />}
        <ApplicationForm me={me} gameId={gameId} />
      </Stack>
    </Card>
  );
};
