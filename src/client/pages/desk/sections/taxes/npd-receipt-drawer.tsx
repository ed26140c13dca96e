import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskNpdReceiptQuery,
  useConfirmNpdReceiptMutation,
  useExcuseNpdReceiptMutation,
  useRefuseNpdReceiptMutation,
} from '#client/entities/desk/taxes-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { deskPage } from '#contract/routes/desk-pages.ts';
import type { NpdReceiptState } from '#domain/taxes/npd-receipt-states.ts';
import { ActButton, ActDialog, ActNow } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { useAct } from '../../kit/acts/use-act';
import { BigSum } from '../../kit/drawer/big-sum';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { UserText } from '../../kit/quiet';
import { texts } from './texts';

type NpdReceipt = CallResponse<'GET /v1/admin/npd-receipts/{id}'>;

export const npdReceiptTones: Readonly<Record<NpdReceiptState, BadgeTone>> = {
  OWED: 'warn',
  GIVEN: 'info',
  CONFIRMED: 'ok',
  REFUSED: 'danger',
  EXCUSED: 'neutral',
};

interface ContentProps {
  readonly receipt: NpdReceipt;
  readonly onOpen: () => void;
}

const Content = ({ receipt, onOpen }: ContentProps) => (
  <>
    <Row $justify="space-between">
      <BigSum>{formatMoney(receipt.amount)}</BigSum>
      <Badge $tone={npdReceiptTones[receipt.state]}>{texts.states[receipt.state]}</Badge>
    </Row>
    <PersonPanel person={receipt.person} />
    {receipt.reason !== null && (
      <Panel>
        <PanelTitle>{texts.why}</PanelTitle>
        <UserText>{receipt.reason}</UserText>
      </Panel>
    )}
    <Panel>
      <dl>
        <SumLine
          label={texts.withdrawal}
          value={<Link to={deskPage('withdrawals', receipt.withdrawalId)}>{receipt.withdrawalId.slice(0, 8)}</Link>}
        />
        <SumLine label={texts.paidAt} value={<DateText value={receipt.paidAt} />} />
        {receipt.givenAt !== null && <SumLine label={texts.givenAt} value={<DateText value={receipt.givenAt} />} />}
        {receipt.reminded > 0 && <SumLine label={texts.reminded} value={receipt.reminded} />}
      </dl>
      {receipt.link !== null && (
        <a href={receipt.link} target="_blank" rel="noreferrer" onClick={onOpen}>
          {texts.open}
        </a>
      )}
    </Panel>
    <SubjectHistory subject={`npd-receipt:${receipt.id}`} />
  </>
);

interface DecideProps {
  readonly receipt: NpdReceipt;
  /** Of the receipt that the operator has read. */
  readonly number: string | null;
}

const Decide = ({ receipt: { id, state }, number }: DecideProps) => {
  const about = { title: texts.drawer(id), subject: `npd-receipt:${id}` } as const;
  const confirm = useAct(useConfirmNpdReceiptMutation(), { ...about, done: texts.confirmed });
  const refuse = useAct(useRefuseNpdReceiptMutation(), { ...about, done: texts.refused });
  const excuse = useAct(useExcuseNpdReceiptMutation(), { ...about, done: texts.excused });
  const params = { id };
  if (state === 'CONFIRMED' || state === 'EXCUSED') return null;
  return (
    <Stack $gap={8}>
      {state === 'GIVEN' ? (
        <>
          <ActFailure failure={confirm.failure} />
          <ActNow act={confirm} wide argsOf={(seen) => ({ params, body: { seen, number } })}>
            {texts.confirm}
          </ActNow>
          <ActButton act={refuse} wide>
            {texts.refuse}
          </ActButton>
        </>
      ) : (
        <ActButton act={excuse} wide>
          {texts.excuse}
        </ActButton>
      )}
      <ActDialog
        act={refuse}
        title={texts.refuseTitle}
        confirmLabel={texts.refuseDo}
        toPerson
        argsOf={(said) => ({ params, body: { ...said, number } })}
      />
      <ActDialog
        act={excuse}
        title={texts.excuseTitle}
        confirmLabel={texts.excuseDo}
        toPerson
        argsOf={(said) => ({ params, body: { ...said, number } })}
      />
    </Stack>
  );
};

/** One receipt of a self-employed mate: the payout that it is for, its link; accepted or not from here. */
export const NpdReceiptDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskNpdReceiptQuery({ params: { id } });
  // The mate may give another link while this is open: a decision is about the one that the operator opened last.
  const [opened, open] = useState<string | null>(null);
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`npd-receipt:${id}`}
      query={query}
      footer={(receipt) => (
        <Decide receipt={receipt} number={receipt.state === 'GIVEN' ? (opened ?? receipt.number) : receipt.number} />
      )}
    >
      {(receipt) => <Content receipt={receipt} onOpen={() => open(receipt.number)} />}
    </Drawer>
  );
};
