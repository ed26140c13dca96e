import { Status } from '#client/kit/feedback/status.tsx';
import type { CallResponse } from '../../api/call';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { safeReturnPath } from '#contract/sign-in-mode.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { Buttons, Center, Facts, Lead, Sheet, Small, Sum, Title } from './dummy-styles';
import { Loaded } from '../../api/loaded';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useDepositQuery, usePlayDummyOutcomeMutation } from '../../entities/money/deposits-api';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { formatMoney } from '../../entities/money/money';
import { paymentName } from '#domain/money/payment-texts.ts';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';
import { balancePath } from '#contract/routes/product-pages.ts';

/** The page that the person came from, with the deposit's id in its query. */
const returnAddress = (returnTo: string, depositId: string): string => {
  const [beforeHash = '', hash] = safeReturnPath(returnTo).split('#');
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}deposit=${depositId}${hash === undefined ? '' : `#${hash}`}`;
};

const texts = defineTexts({
  ru: {
    title: 'Учебная оплата',
    lead: 'Так выглядит страница платёжной системы. Настоящие деньги не спишутся: выбери, чем закончится оплата.',
    method: 'Способ',
    number: 'Номер платежа',
    pay: 'Оплатить',
    decline: 'Отклонить',
    delay: 'Задержать',
    delayHint: '«Задержать»: платёж подтвердится через 15 секунд.',
    leave: 'Вернуться без оплаты',
    settled: {
      CREATED: '',
      PAID: 'Этот платёж уже оплачен',
      DECLINED: 'Этот платёж уже отклонён',
      DELAYED: 'Этот платёж ждёт подтверждения',
      REFUNDED: 'Этот платёж возвращён',
    },
    back: 'Вернуться',
    notFound: 'Такого платежа нет',
    toBalance: 'К балансу',
    loading: 'Загружаем платёж',
  },
});

/** Explains what this page is, whatever its content. */
const DummyFrame = ({ children }: { readonly children: ReactNode }) => (
  <Center>
    <Sheet>
      <div>
        <Title>{texts.title}</Title>
        <Lead>{texts.lead}</Lead>
      </div>
      {children}
    </Sheet>
  </Center>
);

type Outcome = 'PAY' | 'DECLINE' | 'DELAY';

const Payment = ({ deposit }: { readonly deposit: CallResponse<'GET /v1/balance/deposits/{id}'> }) => {
  const [play] = usePlayDummyOutcomeMutation();
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const navigate = useNavigate();
  const showRefusal = useRefusalToast();
  const back = returnAddress(deposit.returnTo, deposit.id);
  const choose = (outcome: Outcome) => async () => {
    if (chosen !== null) return;
    setChosen(outcome);
    try {
      await play({ params: { depositId: deposit.id }, body: { outcome } }).unwrap();
      void navigate(back, { replace: true });
    } catch (refusal) {
      setChosen(null);
      showRefusal(refusal);
    }
  };
  return (
    <>
      <Sum>{formatMoney(deposit.amount ?? 0)}</Sum>
      <Facts>
        <dt>{texts.method}</dt>
        <dd>{paymentName(deposit.method)}</dd>
        <dt>{texts.number}</dt>
        <dd>{deposit.id}</dd>
      </Facts>
      {deposit.status !== 'CREATED' && chosen === null ? (
        <>
          <Status as={Small}>{texts.settled[deposit.status]}</Status>
          <ButtonLink to={back} variant="primary" size="lg" wide replace>
            {texts.back}
          </ButtonLink>
        </>
      ) : (
        <>
          <Buttons>
            <Button
              variant="primary"
              size="lg"
              busy={chosen === 'PAY'}
              disabled={chosen !== null}
              onClick={choose('PAY')}
            >
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
    </>
  );
};

/** Imitates a payment provider’s page: sum, «Оплатить», «Отклонить», «Задержать», then back to the person's page. */
export const DummyProviderPage = () => {
  const { depositId = '' } = useParams();
  return (
    <DummyFrame>
      <Loaded
        query={useDepositQuery({ params: { id: depositId } }, { refetchOnMountOrArgChange: true })}
        skeleton={
          <Stack role="status" aria-label={texts.loading} $gap={20}>
            <Skeleton $width="45%" $height={38} />
            <Skeleton $height={88} $radius="12px" />
            <Skeleton $height={52} $radius="14px" />
          </Stack>
        }
        missing={
          <EmptyState text={texts.notFound} action={<ButtonLink to={balancePath}>{texts.toBalance}</ButtonLink>} />
        }
      >
        {(deposit) => <Payment deposit={deposit} />}
      </Loaded>
    </DummyFrame>
  );
};
