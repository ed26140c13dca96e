import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useBalanceSummaryQuery } from '../../api/balance-api';
import { useMe } from '../../api/use-me';
import { Button } from '../../ui/controls/button';
import { formatMoney } from '../../ui/data/format-money';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useModals } from '../../ui/modals/use-modals';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { Available, Buttons, Face, Label, Parts, QuietButton, Sum } from './balance-look';
import { texts } from './texts';

const withdrawModal = lazyPart<{ readonly available: number; readonly onClose: () => void }>(() =>
  import(/* webpackChunkName: "withdraw" */ './withdraw/withdraw-modal').then((m) => m.WithdrawModal),
);

const Waiting = styled.div`
  display: grid;
  gap: 10px;
`;

const Part = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <span>
    {label} <b>{formatMoney(value)}</b>
  </span>
);

/** Where the money is, and its two ways: in and out. */
export const BalanceCard = () => {
  const { data: summary, error, refetch } = useBalanceSummaryQuery();
  const isMate = Boolean(useMe()?.mateAccess);
  const modals = useModals();
  const [withdrawing, setWithdrawing] = useState(false);

  if (summary === undefined) {
    return (
      <Face aria-busy={error === undefined}>
        {error !== undefined ? (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        ) : (
          <Waiting role="status" aria-label={texts.loading}>
            <Skeleton $width="30%" />
            <Skeleton $width="65%" $height={40} />
            <Skeleton $width="80%" />
            <Skeleton $height={44} $radius="12px" />
          </Waiting>
        )}
      </Face>
    );
  }
  const whyNotWithdraw = summary.withdrawing > 0 ? texts.withdrawOpen : summary.available <= 0 ? texts.nothingToWithdraw : null;
  const WithdrawButton = isMate ? Button : QuietButton;
  return (
    <Face>
      <Available>
        <Label>{texts.available}</Label>
        <Sum $long={formatMoney(summary.available).length > 9}>{formatMoney(summary.available)}</Sum>
      </Available>
      <Parts>
        <Part label={texts.held} value={summary.held} />
        <Part label={texts.reserved} value={summary.reserved} />
        {summary.withdrawing > 0 && <Part label={texts.withdrawing} value={summary.withdrawing} />}
      </Parts>
      {summary.bonus > 0 && (
        <Parts>
          <span>
            {texts.bonus} <b>{formatMoney(summary.bonus)}</b> {texts.bonusHint}
          </span>
        </Parts>
      )}
      <Buttons>
        {!isMate && (
          <Button variant="primary" wide onClick={() => modals.open({ name: 'deposit', props: {} })}>
            {texts.topUp}
          </Button>
        )}
        <WithdrawButton
          variant={isMate ? 'primary' : 'soft'}
          wide
          whyNot={whyNotWithdraw}
          onPointerEnter={() => void withdrawModal.preload()}
          onClick={() => setWithdrawing(true)}
        >
          {texts.withdraw}
        </WithdrawButton>
      </Buttons>
      {withdrawing && <withdrawModal.Part available={summary.available} onClose={() => setWithdrawing(false)} />}
    </Face>
  );
};
