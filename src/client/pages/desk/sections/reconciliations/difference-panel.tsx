import type { MoneyDirection } from '#domain/money/method-switches.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { Panel, SumLine } from '../../kit/drawer/panel';
import { PersonCell } from '../../kit/person-cell';
import { Quiet } from '../../kit/quiet';
import { depositStatusNames, payoutStateTexts } from '#domain/desk/money-names.ts';
import { SecondOperator } from '../common/second-operator';
import type { Act, Difference } from './decide-difference';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

interface Props {
  readonly direction: MoneyDirection;
  readonly difference: Difference;
  readonly onAct: (act: Act) => void;
}

const tones = { NOT_HERE: 'warn', NOT_THERE: 'danger', OTHER_SUM: 'info' } as const;

/**
 * The movement that would resolve it: credit, when it is paid there and not here; refund, when it is not paid there.
 */
const moveOf = ({ kind, deposit }: Difference): 'CREDITED' | 'REFUNDED' | null => {
  if (kind === 'NOT_THERE') return deposit?.status === 'PAID' ? 'REFUNDED' : null;
  if (kind === 'OTHER_SUM') return null;
  return deposit === null || (deposit.status !== 'PAID' && deposit.status !== 'REFUNDED') ? 'CREDITED' : null;
};

const Acts = ({ direction, difference, onAct }: Props) => {
  const me = useMe();
  const isMovable = direction === 'DEPOSIT' && difference.deposit?.person.id !== me?.id;
  const move = isMovable ? moveOf(difference) : null;
  return (
    <Row $gap={8}>
      {move !== null && (
        <Button
          size="sm"
          variant={move === 'CREDITED' ? 'primary' : 'danger'}
          onClick={() => onAct({ difference, decision: move })}
        >
          {move === 'CREDITED' ? texts.credit : texts.giveBack}
        </Button>
      )}
      <Button size="sm" onClick={() => onAct({ difference, decision: 'SET_ASIDE' })}>
        {texts.setAside}
      </Button>
    </Row>
  );
};

/** Our deposit or payout that it is about, with its person. */
const Own = ({ direction, difference: { deposit, payout } }: Omit<Props, 'onAct'>) => {
  if (deposit !== null)
    return (
      <PersonCell
        person={deposit.person}
        hint={
          <>
            <Link to={deskPage('deposits', deposit.id)}>{deposit.id.slice(0, 13)}</Link>,{' '}
            {depositStatusNames[deposit.status]}
          </>
        }
      />
    );
  if (payout === null) return <Quiet>{texts.unknown[direction]}.</Quiet>;
  return (
    <PersonCell
      person={payout.person}
      hint={
        <>
          <Link to={deskPage('withdrawals', payout.withdrawalId)}>{payout.withdrawalId.slice(0, 13)}</Link>,{' '}
          {payoutStateTexts[payout.state]}
        </>
      }
    />
  );
};

/** One difference between the register and our deposits or payouts. */
export const DifferencePanel = ({ direction, difference, onAct }: Props) => {
  const { kind, reference, ours, theirs, at, deposit, payout, decided, askedBy } = difference;
  return (
    <Panel aria-label={reference}>
      <Row $justify="space-between">
        <Badge $tone={decided === null ? tones[kind] : 'neutral'}>{texts.kinds[kind]}</Badge>
        {at !== null && <DateText value={at} />}
      </Row>
      <Own direction={direction} difference={difference} />
      <dl>
        <SumLine label={texts.here} value={ours === null ? '—' : formatMoney(ours)} />
        <SumLine label={texts.there} value={theirs === null ? '—' : formatMoney(theirs)} />
      </dl>
      {reference !== (deposit ?? payout)?.id && <Quiet>{reference}</Quiet>}
      {decided === null && <SecondOperator askedBy={askedBy} />}
      {decided === null ? (
        <>
          {direction === 'WITHDRAWAL' && <Quiet>{texts.atWithdrawal}.</Quiet>}
          <Acts direction={direction} difference={difference} onAct={onAct} />
        </>
      ) : (
        <Quiet>
          {texts.decidedBy(texts.decisions[decided.decision], decided.by.username)}. {decided.reason}
        </Quiet>
      )}
    </Panel>
  );
};
