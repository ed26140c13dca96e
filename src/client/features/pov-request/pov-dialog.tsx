import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useSquadPovQuery } from '../../api/pov-requests-api';
import { Countdown } from '../../ui/data/countdown';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlay/dialog';
import { theme } from '../../ui/theme/theme';
import { PovForm } from './pov-form';
import { Asked } from './pov-look';
import { PovOutcome } from './pov-outcome';
import { squadNumber } from './squad-number';
import { texts } from './texts';

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: ${theme.color.text2};
  > :last-child {
    color: ${theme.color.text1};
  }
`;

interface PovDialogProps {
  readonly squadId: number;
  readonly onClose: () => void;
}

/** The global modal `pov-request`: from the banner and from the squad's page. Closing it stops no upload. */
export const PovDialog = ({ squadId, onClose }: PovDialogProps) => {
  const { data, error, refetch } = useSquadPovQuery({ params: { id: squadId } }, { refetchOnMountOrArgChange: true });
  const body = () => {
    if (data === undefined) {
      return error === undefined ? (
        <Stack $gap={16} role="status" aria-label={texts.dialogTitle}>
          <Skeleton $height={64} $radius="8px" />
          <Skeleton $height={140} $radius="12px" />
          <Skeleton $height={70} $radius="12px" />
          <Skeleton $height={112} $radius="12px" />
        </Stack>
      ) : (
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      );
    }
    const { request } = data;
    if (request?.status !== 'REQUESTED') return <PovOutcome status={request?.status ?? null} onClose={onClose} />;
    return (
      <>
        <Facts>
          <span>{texts.squad(squadNumber(squadId))}</span>
          <span>
            {texts.left} <Countdown until={request.expiresAt} onEnd={refetch} />
          </span>
        </Facts>
        <Asked>
          <span>{texts.asked}</span>
          {request.reason}
        </Asked>
        <PovForm key={request.id} request={request} />
      </>
    );
  };
  return (
    <Dialog title={texts.dialogTitle} width={560} onClose={onClose}>
      {body()}
    </Dialog>
  );
};
