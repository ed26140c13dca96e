import {
  usePayoutAgainMutation,
  usePayoutDoneMutation,
  usePayoutFailedMutation,
  useSendPayoutMutation,
  useWithdrawalPayoutsQuery,
} from '#client/entities/desk/payouts-api.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { payoutLife } from '#domain/payouts/payout-states.ts';
import { ActButton, ActDialog, ActNow } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { useAct } from '../../kit/acts/use-act';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet, UserText } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { LeavingSum, MoneyLeftDialog } from '../common/money-left';
import { LargeSum, SecondOperator, waitsForSecond } from '../common/second-operator';
import { payoutTexts } from './payout-texts';
import { texts } from './texts';
import type { Withdrawal } from './withdrawal';

type Payouts = CallResponse<'GET /v1/admin/withdrawals/{id}/payouts'>;
type Payout = Payouts['items'][number];

const tones = { QUEUED: 'info', SENT: 'info', UNCLEAR: 'danger', PAID: 'ok', REFUSED: 'warn' } as const;

interface UnclearProps {
  readonly payout: Payout;
  readonly withdrawalId: string;
  readonly askedBy: Payouts['askedBy'];
}

const aboutOf = (id: string) => ({ title: texts.drawer(id), subject: `withdrawal:${id}` }) as const;

/** Nobody knows whether the money has left: an operator who has looked into the provider's cabinet says so. */
const Unclear = ({ payout: { id, amount }, withdrawalId, askedBy }: UnclearProps) => {
  const about = aboutOf(withdrawalId);
  const again = useAct(usePayoutAgainMutation(), {
    ...about,
    done: ({ items }) => (items[0]?.state === 'UNCLEAR' ? waitsForSecond : payoutTexts.againTold),
  });
  const done = useAct(usePayoutDoneMutation(), { ...about, done: payoutTexts.doneTold });
  const failed = useAct(usePayoutFailedMutation(), { ...about, done: payoutTexts.failedTold });
  const leaves = <LeavingSum label={payoutTexts.leaves} amount={amount} />;
  return (
    <Stack $gap={8}>
      <ActButton act={done} wide variant="primary">
        {payoutTexts.done}
      </ActButton>
      <ActButton act={again} wide>
        {payoutTexts.again}
      </ActButton>
      <ActButton act={failed} wide>
        {payoutTexts.failed}
      </ActButton>
      <ActDialog
        act={again}
        title={payoutTexts.againTitle}
        confirmLabel={payoutTexts.againDo}
        toPerson={false}
        consequence={
          <>
            {leaves}
            <Quiet>{payoutTexts.againWarning}</Quiet>
            <LargeSum amount={amount} asked={askedBy !== null} />
          </>
        }
        argsOf={(body) => ({ params: { id }, body })}
      />
      <MoneyLeftDialog
        act={done}
        title={payoutTexts.doneTitle}
        confirmLabel={payoutTexts.doneDo}
        referenceLabel={payoutTexts.reference}
        consequence={leaves}
        argsOf={(body) => ({ params: { id }, body })}
      />
      <ActDialog
        act={failed}
        title={payoutTexts.failedTitle}
        confirmLabel={payoutTexts.failedDo}
        toPerson={false}
        argsOf={(body) => ({ params: { id }, body })}
      />
    </Stack>
  );
};

const hints = {
  QUEUED: payoutTexts.atWork,
  SENT: payoutTexts.atWork,
  UNCLEAR: payoutTexts.unclear,
  PAID: null,
  REFUSED: payoutTexts.refused,
} as const;

const One = ({ payout }: { readonly payout: Payout }) => (
  <Stack $gap={6}>
    <Row $justify="space-between">
      <span>{payoutTexts.providers[payout.provider]}</span>
      <Badge $tone={tones[payout.state]}>{payoutTexts.states[payout.state]}</Badge>
    </Row>
    <Quiet>
      <DateText value={payout.changedAt} />
    </Quiet>
    {payout.failure !== null && <UserText>{`${payoutTexts.said}: ${payout.failure}`}</UserText>}
    {payout.externalId !== null && payout.reference === null && (
      <Quiet>{`${payoutTexts.number}: ${payout.externalId}`}</Quiet>
    )}
    {payout.reference !== null && <Quiet>{`${payoutTexts.reference}: ${payout.reference}`}</Quiet>}
  </Stack>
);

const Content = ({ withdrawal, payouts }: { readonly withdrawal: Withdrawal; readonly payouts: Payouts }) => {
  const may = useMay();
  const { id, status } = withdrawal;
  const send = useAct(useSendPayoutMutation(), { ...aboutOf(id), done: payoutTexts.sent });
  const { items, next, askedBy } = payouts;
  const [latest] = items;
  const hint = latest === undefined || status !== 'CONFIRMED' ? null : hints[latest.state];
  if (latest === undefined && next === null) return null;
  return (
    <Panel>
      <PanelTitle>{payoutTexts.title}</PanelTitle>
      {items.map((payout) => (
        <One key={payout.id} payout={payout} />
      ))}
      {hint !== null && <Quiet>{hint}</Quiet>}
      <SecondOperator askedBy={askedBy} />
      {latest?.state === 'UNCLEAR' && may('MARK_WITHDRAWAL_PAID') && (
        <Unclear payout={latest} withdrawalId={id} askedBy={askedBy} />
      )}
      {next !== null && may('MARK_WITHDRAWAL_PAID') && (
        <>
          <ActFailure failure={send.failure} />
          <ActNow act={send} wide argsOf={(seen) => ({ params: { id }, body: { seen } })}>
            {payoutTexts.send(payoutTexts.providers[next])}
          </ActNow>
        </>
      )}
    </Panel>
  );
};

const usePayouts = ({ id, status }: Withdrawal) =>
  useWithdrawalPayoutsQuery({ params: { id } }, { skip: status === 'WAITING_FOR_CONFIRMATION' });

/** Whether a provider pays this withdrawal, or may have: nobody else decides about it meanwhile. */
export const usePayoutUnderWay = (withdrawal: Withdrawal): boolean => {
  const { data } = usePayouts(withdrawal);
  return data?.items.some(({ state }) => payoutLife.open.some((open) => open === state)) ?? false;
};

/** What the provider of payouts does, or did, with this withdrawal. */
export const PayoutPanel = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const query = usePayouts(withdrawal);
  if (withdrawal.status === 'WAITING_FOR_CONFIRMATION') return null;
  return (
    <Loaded query={query} skeleton={null}>
      {(payouts) => <Content withdrawal={withdrawal} payouts={payouts} />}
    </Loaded>
  );
};
