import { Link } from '#client/kit/routing/link.tsx';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskCorrectionQuery,
  useConfirmCorrectionMutation,
  useRejectCorrectionMutation,
} from '#client/entities/desk/corrections-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { CorrectionBadge } from './correction-badge';
import { texts } from './texts';
import { BigSum } from '../../kit/drawer/big-sum';
import { UserText } from '../../kit/quiet';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { ActButton, ActDialog, ActNow } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Correction = CallResponse<'GET /v1/admin/corrections/{id}'>;

const Decide = ({ correction: { id, person, askedBy, status } }: { readonly correction: Correction }) => {
  const me = useMe();
  const mine = askedBy.id === me?.id;
  const about = { title: texts.drawer(id), subject: `correction:${id}` } as const;
  const confirm = useAct(useConfirmCorrectionMutation(), { ...about, done: texts.confirmed });
  const reject = useAct(useRejectCorrectionMutation(), { ...about, done: mine ? texts.takenBack : texts.rejected });
  const waits = status === 'WAITING';
  if (!waits && !reject.asking && confirm.failure === undefined) return null;
  if (person.id === me?.id) return <p>{texts.own}</p>;
  return (
    <Stack $gap={10}>
      <ActFailure failure={confirm.failure} />
      {waits && mine && <small>{texts.first}</small>}
      {waits && (
        <Row $gap={8} $wrap="nowrap">
          {!mine && (
            <ActNow act={confirm} variant="primary" wide argsOf={(seen) => ({ params: { id }, body: { seen } })}>
              {texts.confirm}
            </ActNow>
          )}
          <ActButton act={reject} variant="danger" wide={mine}>
            {mine ? texts.takeBack : texts.reject}
          </ActButton>
        </Row>
      )}
      <ActDialog
        act={reject}
        title={mine ? texts.takeBackTitle : texts.rejectTitle}
        confirmLabel={mine ? texts.takeBack : texts.reject}
        toPerson={false}
        argsOf={(body) => ({ params: { id }, body })}
      />
    </Stack>
  );
};

const Body = ({ correction }: { readonly correction: Correction }) => {
  const { amount, money, available, askedBy, decidedBy, transactionId, answer, status } = correction;
  const may = useMay();
  return (
    <>
      <Row $justify="space-between">
        <BigSum>{formatMoney(amount, true)}</BigSum>
        <CorrectionBadge status={status} />
      </Row>
      <PersonPanel person={correction.person} hint={`${texts.kinds[correction.kind]}, ${texts.moneys[money]}`} />
      <Panel>
        <PanelTitle>{texts.told}</PanelTitle>
        <UserText>{correction.comment}</UserText>
      </Panel>
      {answer !== null && (
        <Panel>
          <PanelTitle>{texts.answer}</PanelTitle>
          <UserText>{answer}</UserText>
        </Panel>
      )}
      <Panel>
        <dl>
          <SumLine label={texts.asked} value={askedBy.username} />
          {decidedBy !== null && <SumLine label={texts.decided} value={decidedBy.username} />}
          <SumLine label={texts.changed} value={<DateText value={correction.changedAt} />} />
          <SumLine label={texts.available[money]} value={<Money value={available} />} />
          {status === 'WAITING' && <SumLine strong label={texts.after} value={<Money value={available + amount} />} />}
          {transactionId !== null && may('VIEW_TRANSACTION') && (
            <SumLine
              label={texts.line}
              value={<Link to={deskPage('transactions', transactionId)}>{transactionId}</Link>}
            />
          )}
        </dl>
      </Panel>
      <SubjectHistory subject={`correction:${correction.id}`} />
    </>
  );
};

/** One correction; while it waits, a second operator decides. */
export const CorrectionDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskCorrectionQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`correction:${id}`}
      query={query}
      footer={(correction) => <Decide correction={correction} />}
    >
      {(correction) => <Body correction={correction} />}
    </Drawer>
  );
};
