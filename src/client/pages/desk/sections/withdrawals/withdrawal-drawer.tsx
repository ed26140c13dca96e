import { ShieldAlert } from '#client/kit/icons/shield-alert.tsx';
import { ShieldCheck } from '#client/kit/icons/shield-check.tsx';
import { failureIn } from '#client/api/api-error.ts';
import { useDeskWithdrawalQuery, useRevealWalletMutation } from '#client/entities/desk/withdrawals-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { withdrawalTexts } from '#domain/money/payment-texts.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { CircleAlert } from '#client/kit/icons/circle-alert.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { DecideWithdrawal } from './decide-withdrawal';
import { PayoutPanel } from './payout-panel';
import { StatusBadge } from './status-badge';
import { texts } from './texts';
import { MonthEarnings } from './month-earnings';
import { WithdrawalAbout } from './withdrawal-about';
import { WithdrawalRisks } from './withdrawal-risks';
import { WithdrawalSteps } from './withdrawal-steps';
import { isOpenWithdrawal, type Withdrawal } from './withdrawal';
import { BigSum } from '../../kit/drawer/big-sum';
import { Quiet } from '../../kit/quiet';

const Wallet = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const [reveal, answer] = useRevealWalletMutation();
  const { data, isLoading } = answer;
  const may = useMay();
  return (
    <>
      <Row $gap={8}>
        <Quiet>
          {withdrawalTexts.methodNames[withdrawal.method]} {data?.wallet ?? withdrawalTexts.requisites(withdrawal)}
        </Quiet>
        {data === undefined && may('VIEW_REQUISITES') && (
          <Button
            size="sm"
            variant="ghost"
            busy={isLoading}
            title={texts.showWalletHint}
            onClick={() => reveal({ params: { id: withdrawal.id } })}
          >
            {texts.showWallet}
          </Button>
        )}
      </Row>
      <ActFailure failure={failureIn(answer)} />
    </>
  );
};

const MoneyPanel = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const { amount, money } = withdrawal;
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.money}</PanelTitle>
        <Badge $tone={money.adds ? 'ok' : 'danger'}>
          {money.adds ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
          {money.adds ? texts.adds : texts.addsNot}
        </Badge>
      </Row>
      <dl>
        <SumLine label={texts.earned} value={<Money value={money.earned} signed />} />
        <SumLine label={texts.deposited} value={<Money value={money.deposited} signed />} />
        {money.corrected !== 0 && <SumLine label={texts.corrected} value={<Money value={money.corrected} signed />} />}
        {money.spent !== 0 && <SumLine label={texts.spent} value={<Money value={money.spent} signed />} />}
        <SumLine label={texts.withdrawn(money.withdrawals)} value={<Money value={-money.withdrawn} />} />
        {isOpenWithdrawal(withdrawal) && <SumLine label={texts.thisOne} value={<Money value={-amount} />} />}
        <SumLine strong label={texts.available} value={<Money value={money.available} />} />
      </dl>
      <Quiet>{texts.beside(formatMoney(money.held), formatMoney(money.withdrawnToday))}.</Quiet>
      {money.averageWithdrawal !== null && <Quiet>{texts.usual(formatMoney(money.averageWithdrawal))}.</Quiet>}
    </Panel>
  );
};

const Content = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  return (
    <>
      <Stack $gap={6}>
        <Row $justify="space-between">
          <BigSum>{formatMoney(withdrawal.amount)}</BigSum>
          <StatusBadge row={withdrawal} />
        </Row>
        <Wallet withdrawal={withdrawal} />
        <Quiet>
          {withdrawal.status === 'REJECTED'
            ? texts.allCameBack
            : `${withdrawal.fee === 0 ? texts.noFee : texts.fee(formatMoney(withdrawal.fee))} · ${texts.toWallet(formatMoney(withdrawal.payout))}`}
        </Quiet>
      </Stack>
      {withdrawal.taxHold !== null && (
        <Notice icon={<CircleAlert aria-hidden />} text={`${texts.taxHolds[withdrawal.taxHold]}. ${texts.taxMay}`} />
      )}
      <WithdrawalSteps withdrawal={withdrawal} />
      <PayoutPanel withdrawal={withdrawal} />
      <WithdrawalRisks withdrawal={withdrawal} />
      {withdrawal.comment !== null && (
        <Panel>
          <PanelTitle>{texts.comment}</PanelTitle>
          <p>{withdrawal.comment}</p>
        </Panel>
      )}
      <WithdrawalAbout withdrawal={withdrawal} />
      <MoneyPanel withdrawal={withdrawal} />
      <MonthEarnings month={withdrawal.money.month} />
      {withdrawal.earlier.length > 0 && (
        <Stack $gap={8}>
          <PanelTitle>{texts.earlier}</PanelTitle>
          <Grid $gap={8} $columns="repeat(3, minmax(0, 1fr))">
            {withdrawal.earlier.map((one) => (
              <Panel key={one.id} title={texts.statuses[one.status]}>
                <strong>{formatMoney(one.amount)}</strong>
                <Quiet>
                  <DateText value={one.createdAt} /> {one.walletShown}
                </Quiet>
                <Quiet>{texts.statuses[one.status]}</Quiet>
              </Panel>
            ))}
          </Grid>
        </Stack>
      )}
      <SubjectHistory subject={`withdrawal:${withdrawal.id}`} />
    </>
  );
};

/** One request: who, how much, where to, the money behind it, and the decision. */
export const WithdrawalDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskWithdrawalQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`withdrawal:${id}`}
      query={query}
      footer={(withdrawal) => <DecideWithdrawal withdrawal={withdrawal} />}
    >
      {(withdrawal) => <Content withdrawal={withdrawal} />}
    </Drawer>
  );
};
