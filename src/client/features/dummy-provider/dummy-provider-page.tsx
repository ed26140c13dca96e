import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useDepositQuery, usePlayDummyOutcomeMutation } from '../../api/balance-api';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { formatMoney } from '../../ui/data/format-money';
import { paymentName } from '../../ui/data/payment-names';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/stack';
import { useToast } from '../../ui/toast/use-toast';
import { DummyFrame } from './dummy-frame';
import { Buttons, Facts, Small, Sum } from './dummy-look';
import { returnAddress } from './return-address';
import { texts } from './texts';

type Outcome = 'PAY' | 'DECLINE' | 'DELAY';

/** Plays the payment provider’s page: sum, «Оплатить», «Отклонить», «Задержать», then back to where the person was. */
export const DummyProviderPage = () => {
  const { depositId = '' } = useParams();
  const { data: deposit, error, refetch } = useDepositQuery({ params: { id: depositId } }, { refetchOnMountOrArgChange: true });
  const [play] = usePlayDummyOutcomeMutation();
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const navigate = useNavigate();
  const toast = useToast();

  if (error !== undefined && deposit === undefined) {
    const { status, message } = failureOf(error);
    const unknown = status === 404 || status === 400;
    return (
      <DummyFrame>
        {unknown ? (
          <EmptyState text={texts.notFound} action={<ButtonLink to="/balance">{texts.toBalance}</ButtonLink>} />
        ) : (
          <ErrorState text={message} onRetry={refetch} />
        )}
      </DummyFrame>
    );
  }
  if (deposit === undefined) {
    return (
      <DummyFrame>
        <Stack role="status" aria-label={texts.loading} $gap={20}>
          <Skeleton $width="45%" $height={38} />
          <Skeleton $height={88} $radius="12px" />
          <Skeleton $height={52} $radius="14px" />
        </Stack>
      </DummyFrame>
    );
  }

  const back = returnAddress(deposit.returnTo, deposit.id);
  const choose = (outcome: Outcome) => async () => {
    if (chosen !== null) return;
    setChosen(outcome);
    try {
      await play({ params: { depositId: deposit.id }, body: { outcome } }).unwrap();
      void navigate(back, { replace: true });
    } catch (refusal) {
      setChosen(null);
      toast.danger(failureOf(refusal).message);
    }
  };
  return (
    <DummyFrame>
      <Sum>{formatMoney(deposit.amount)}</Sum>
      <Facts>
        <dt>{texts.method}</dt>
        <dd>{paymentName(deposit.method)}</dd>
        <dt>{texts.number}</dt>
        <dd>{deposit.id}</dd>
      </Facts>
      {deposit.status !== 'CREATED' && chosen === null ? (
        <>
          <Small role="status">{texts.settled[deposit.status]}</Small>
          <ButtonLink to={back} variant="primary" size="lg" wide replace>
            {texts.back}
          </ButtonLink>
        </>
      ) : (
        <>
          <Buttons>
            <Button variant="primary" size="lg" busy={chosen === 'PAY'} disabled={chosen !== null} onClick={choose('PAY')}>
              {texts.pay}
            </Button>
            <Button variant="danger" busy={chosen === 'DECLINE'} disabled={chosen !== null} onClick={choose('DECLINE')}>
              {texts.decline}
            </Button>
            <Button busy={chosen === 'DELAY'} disabled={chosen !== null} onClick={choose('DELAY')}>
              {texts.delay}
            </Button>
          </Buttons>
          <Small>{texts.delayHint}</Small>
          <ButtonLink to={back} variant="ghost" replace>
            {texts.leave}
          </ButtonLink>
        </>
      )}
    </DummyFrame>
  );
};
