import { failureOf } from '#client/api/api-error.ts';
import { useWithdrawalMethodsQuery } from '#client/entities/money/withdrawals-api.ts';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
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
