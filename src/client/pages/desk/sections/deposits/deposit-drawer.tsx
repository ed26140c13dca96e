import { useDeskDepositQuery } from '#client/entities/desk/deposits-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { paymentName } from '#domain/money/payment-texts.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet } from '../../kit/quiet';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { BigSum } from '../../kit/drawer/big-sum';
import { useMay } from '../../kit/use-may';
import { CallbackPanel } from '../common/callback-panel';
import { depositStatusNames, providerNames } from '#domain/desk/money-names.ts';
import { depositTones } from '../common/deposit-tones';
import { SecondOperator } from '../common/second-operator';
import { DecideDeposit } from './decide-deposit';
import { type Deposit, isOwed } from './deposit';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const Facts = ({ deposit }: { readonly deposit: Deposit }) => {
  const may = useMay();
  const { transactionId, externalId, settledAt, bonus } = deposit;
  return (
    <Panel>
      <dl>
        <SumLine label={texts.provider} value={providerNames[deposit.provider]} />
        <SumLine label={texts.method} value={paymentName(deposit.method)} />
        {externalId !== null && <SumLine label={texts.number} value={externalId} />}
        <SumLine label={texts.created} value={<DateText value={deposit.createdAt} />} />
        {settledAt !== null && <SumLine label={texts.settled} value={<DateText value={settledAt} />} />}
        {bonus > 0 && <SumLine label={texts.bonusLine} value={<Money value={bonus} signed />} />}
        {transactionId !== null && may('VIEW_TRANSACTION') && (
          <SumLine
            label={texts.transaction}
            value={<Link to={deskPage('transactions', transactionId)}>{transactionId}</Link>}
          />
        )}
      </dl>
    </Panel>
  );
};

const RefundPanel = ({ deposit }: { readonly deposit: Deposit }) => {
  const may = useMay();
  const { refund, refunds } = deposit;
  if (refund === null) return null;
  const missing = refund.amount - refund.taken;
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.refund}</PanelTitle>
        {refund.closedAt !== null && <Badge $tone="ok">{texts.closed}</Badge>}
      </Row>
      <dl>
        {refunds.length > 1 &&
          refunds.map(({ amount, at }, index) => (
            <SumLine key={index} label={<DateText value={at} />} value={<Money value={amount} />} />
          ))}
        <SumLine label={texts.refunded} value={<Money value={refund.amount} />} />
        <SumLine label={texts.taken} value={<Money value={refund.taken} />} />
        {missing > 0 && <SumLine strong label={texts.missing} value={<Money value={missing} />} />}
      </dl>
      {isOwed(deposit) && may('CAN_CREATE_CORRECTION_TRANSACTION') && (
        <ButtonLink size="sm" to={deskPage('corrections')}>
          {texts.toCorrection}
        </ButtonLink>
      )}
    </Panel>
  );
};

const Content = ({ deposit }: { readonly deposit: Deposit }) => (
  <>
    <Row $justify="space-between">
      <BigSum>{deposit.amount === null ? texts.sumUnknown : formatMoney(deposit.amount)}</BigSum>
      <Badge $tone={depositTones[deposit.status]}>{depositStatusNames[deposit.status]}</Badge>
    </Row>
    <PersonPanel person={deposit.person} />
    <SecondOperator askedBy={deposit.askedBy} />
    <Facts deposit={deposit} />
    <RefundPanel deposit={deposit} />
    <Stack $gap={8}>
      <PanelTitle>{texts.callbacks}</PanelTitle>
      {deposit.callbacks.length === 0 && <Quiet>{texts.noCallbacks}</Quiet>}
      {deposit.callbacks.map((callback) => (
        <CallbackPanel key={callback.id} callback={callback} />
      ))}
    </Stack>
    <SubjectHistory subject={`deposit:${deposit.id}`} />
  </>
);

/** One deposit: its owner, how it was paid, the provider's callbacks; credited or refunded by hand. */
export const DepositDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskDepositQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`deposit:${id}`}
      query={query}
      footer={(deposit) => <DecideDeposit deposit={deposit} />}
    >
      {(deposit) => <Content deposit={deposit} />}
    </Drawer>
  );
};
