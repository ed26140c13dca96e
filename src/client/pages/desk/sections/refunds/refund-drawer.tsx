import { useDeskRefundQuery } from '#client/entities/desk/refunds-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { paymentName } from '#domain/money/payment-texts.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { BigSum } from '../../kit/drawer/big-sum';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { Quiet, UserText } from '../../kit/quiet';
import { providerNames } from '#domain/desk/money-names.ts';
import { SecondOperator } from '../common/second-operator';
import { DecideRefund } from './decide-refund';
import type { WholeRefund } from './whole-refund';
import { texts } from './texts';

const Facts = ({ refund }: { readonly refund: WholeRefund }) => (
  <Panel>
    <dl>
      <SumLine label={texts.provider} value={`${providerNames[refund.provider]}, ${paymentName(refund.method)}`} />
      <SumLine
        label={texts.deposit}
        value={<Link to={deskPage('deposits', refund.depositId)}>{refund.depositId.slice(0, 8)}</Link>}
      />
      <SumLine label={texts.deposited} value={<Money value={refund.deposited} />} />
      {refund.refunded > 0 && <SumLine label={texts.before} value={<Money value={refund.refunded} />} />}
      {refund.externalId !== null && <SumLine label={texts.number} value={refund.externalId} />}
      {refund.reference !== null && <SumLine label={texts.reference} value={refund.reference} />}
      <SumLine label={texts.asked} value={<DateText value={refund.askedAt} />} />
    </dl>
  </Panel>
);

const Said = ({ title, words }: { readonly title: string; readonly words: string | null }) =>
  words === null ? null : (
    <Panel>
      <PanelTitle>{title}</PanelTitle>
      <UserText>{words}</UserText>
    </Panel>
  );

const Content = ({ refund }: { readonly refund: WholeRefund }) => (
  <>
    <Row $justify="space-between">
      <BigSum>{formatMoney(refund.amount)}</BigSum>
      <Quiet>{texts.states[refund.state]}</Quiet>
    </Row>
    {refund.state === 'BY_HAND' && <Quiet>{texts.byHand}</Quiet>}
    {refund.state === 'UNCLEAR' && <Quiet>{texts.unclear}</Quiet>}
    <PersonPanel person={refund.person} />
    <SecondOperator askedBy={refund.askedBy} />
    <Said title={texts.why} words={refund.reason} />
    <Said title={texts.failure} words={refund.failure} />
    <Said title={texts.answer} words={refund.answer} />
    <Facts refund={refund} />
    <SubjectHistory subject={`refund:${refund.id}`} />
  </>
);

/** One refund: why it is asked for, its deposit, what the provider said; agreed to or declined from here. */
export const RefundDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskRefundQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`refund:${id}`}
      query={query}
      footer={(refund) => <DecideRefund refund={refund} />}
    >
      {(refund) => <Content refund={refund} />}
    </Drawer>
  );
};
