import { failureOf } from '../../../api/api-error';
import { useWithdrawalMethodsQuery } from '../../../entities/money/withdrawals-api';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { Stack } from '../../../kit/layout/stack';
import { Dialog } from '../../../kit/overlay/dialog';
import { texts } from './texts';
import { WithdrawForm } from './withdraw-form';

interface WithdrawModalProps {
  /** Rubles. */
  readonly available: number;
  readonly onClose: () => void;
}

export const WithdrawModal = ({ available, onClose }: WithdrawModalProps) => {
  const { data, error, refetch } = useWithdrawalMethodsQuery();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {data !== undefined ? (
        <WithdrawForm {...data} available={available} onDone={onClose} />
      ) : error !== undefined ? (
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      ) : (
        <Stack role="status" aria-label={texts.loading}>
          <Skeleton $height={68} $radius="12px" />
          <Skeleton $height={68} $radius="12px" />
          <Skeleton $height={68} $radius="12px" />
          <Skeleton $height={52} $radius="14px" />
        </Stack>
      )}
    </Dialog>
  );
};
