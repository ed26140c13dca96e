import { Loaded } from '#client/api/loaded.tsx';
import { useWithdrawalMethodsQuery } from '#client/entities/money/withdrawals-api.ts';
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

export const WithdrawModal = ({ available, onClose }: WithdrawModalProps) => (
  <Dialog title={texts.title} onClose={onClose}>
    <Loaded
      query={useWithdrawalMethodsQuery()}
      skeleton={
        <Stack role="status" aria-label={texts.loading}>
          <Skeleton $height={68} $radius="12px" />
          <Skeleton $height={68} $radius="12px" />
          <Skeleton $height={68} $radius="12px" />
          <Skeleton $height={52} $radius="14px" />
        </Stack>
      }
    >
      {(methods) => <WithdrawForm {...methods} available={available} onDone={onClose} />}
    </Loaded>
  </Dialog>
);
