import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import {
  useAdminReserveQuery,
  useCancelAnyReserveMutation,
  useConfirmUnreserveMutation,
  useRejectUnreserveMutation,
} from '#client/entities/admin/admin-money-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { useIdempotencyKey } from '#client/entities/money/use-idempotency-key.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { SubjectHistory, useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { Quiet, UserText } from '../../kit/quiet';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Reserve = CallResponse<'GET /v1/admin/reserves/{id}'>;
type Part = Reserve['rows'][number];

type Act = { readonly what: 'confirm' | 'reject'; readonly part: Part } | { readonly what: 'cancel' };

const titles = { confirm: texts.confirmTitle, reject: texts.rejectTitle, cancel: texts.cancelTitle } as const;
const labels = { confirm: texts.confirm, reject: texts.reject, cancel: texts.cancel } as const;

/** Confirmation before money is moved for the client. */
const DecideDialog = ({
  reserve: { id, amount, paid },
  act,
  seen,
  onClose,
}: {
  readonly reserve: Reserve;
  readonly act: Act;
  readonly seen: number;
  readonly onClose: () => void;
}) => {
  const [confirm] = useConfirmUnreserveMutation();
  const [reject] = useRejectUnreserveMutation();
  const [cancel] = useCancelAnyReserveMutation();
  const row = act.what === 'cancel' ? '' : act.part.id;
  const { send } = useIdempotencyKey(`reserve:${id} ${act.what} ${row}`);
  const toast = useToast();
  const run = async (reason: string) => {
    const body = { seen, reason };
    if (act.what === 'reject') await reject({ params: { id, rowId: row }, body }).unwrap();
    else
      await send(body, (idempotencyKey) =>
        act.what === 'cancel'
          ? cancel({ params: { id }, body, idempotencyKey }).unwrap()
          : confirm({ params: { id, rowId: row }, body, idempotencyKey }).unwrap(),
      );
    toast.success(texts.done);
  };
  return (
    <ReasonDialog
      title={titles[act.what]}
      about={act.what === 'cancel' ? 'reserve' : act.part.id}
      confirmLabel={labels[act.what]}
      toPerson={act.what === 'reject'}
      dangerous={act.what !== 'confirm'}
      consequence={
        act.what === 'reject' ? undefined : (
          <dl>
            <SumLine
              label={act.what === 'cancel' ? texts.toClient : texts.toMate}
              value={<Money value={act.what === 'cancel' ? amount - paid : act.part.amount} />}
            />
          </dl>
        )
      }
      onConfirm={run}
      onClose={onClose}
    />
  );
};

const PartPanel = ({ part, onAct }: { readonly part: Part; readonly onAct: ((act: Act) => void) | null }) => (
  <Panel>
    <Row $justify="space-between">
      <strong>{formatMoney(part.amount)}</strong>
      <Badge $tone={part.status === 'PENDING' ? 'warn' : part.status === 'CONFIRMED' ? 'ok' : 'neutral'}>
        {texts.partStatuses[part.status]}
      </Badge>
    </Row>
    <p>{part.comment}</p>
    {part.answer !== null && <small>{part.answer}</small>}
    <small>
      {texts.asked} <DateText value={part.createdAt} />
    </small>
    {part.status === 'PENDING' && (
      <small>
        {part.confirmsAt === null ? (
          texts.clientAway
        ) : (
          <>
            {texts.silence} <DateText value={part.confirmsAt} />
          </>
        )}
      </small>
    )}
    {part.decidedAt !== null && (
      <small>
        {part.bySilence ? texts.bySilence : texts.decided} <DateText value={part.decidedAt} />
      </small>
    )}
    {part.status === 'PENDING' && onAct !== null && (
      <Row $gap={8}>
        <Button size="sm" variant="primary" onClick={() => onAct({ what: 'confirm', part })}>
          {texts.confirm}
        </Button>
        <Button size="sm" variant="danger" onClick={() => onAct({ what: 'reject', part })}>
          {texts.reject}
        </Button>
      </Row>
    )}
  </Panel>
);

/** What the money is for, and when it came and went. */
const About = ({ reserve }: { readonly reserve: Reserve }) => {
  const { kind, comment, articleId, createdAt, fundedAt, closedAt, transactionId, status } = reserve;
  const mayRead = useMay();
  return (
    <Panel>
      <PanelTitle>{texts.what}</PanelTitle>
      {comment !== '' && <UserText>{comment}</UserText>}
      {articleId === null ? (
        <Quiet>{texts.kinds[kind]}</Quiet>
      ) : mayRead('MANAGE_BLOG') ? (
        <TextLink to={deskPage('articles', articleId)}>{texts.article(articleId)}</TextLink>
      ) : (
        <Quiet>{texts.article(articleId)}</Quiet>
      )}
      <dl>
        <SumLine label={texts.columns.created} value={<DateText value={createdAt} />} />
        {fundedAt !== null && <SumLine label={texts.funded} value={<DateText value={fundedAt} />} />}
        {closedAt !== null && <SumLine label={texts.statuses[status]} value={<DateText value={closedAt} />} />}
        {transactionId !== null && mayRead('VIEW_TRANSACTION') && (
          <SumLine
            label={texts.line}
            value={<TextLink to={deskPage('transactions', transactionId)}>{transactionId}</TextLink>}
          />
        )}
      </dl>
    </Panel>
  );
};

/** One reserve: its people, where the money is, its parts; operators decide for the client. */
export const ReserveDrawer = ({ id }: { readonly id: string }) => {
  const query = useAdminReserveQuery({ params: { id } });
  const me = useMe();
  const [act, setAct] = useState<Act | null>(null);
  const seen = useSeen(`reserve:${id}`, act !== null);
  const isOwn = ({ mate, client }: Reserve) => [mate.id, client?.id].includes(me?.id);
  const may = (reserve: Reserve) => reserve.status === 'RESERVED' && !isOwn(reserve) && seen !== undefined;
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`reserve:${id}`}
      query={query}
      footer={(reserve) =>
        isOwn(reserve) ? (
          <p>{texts.own}</p>
        ) : may(reserve) ? (
          <Button variant="danger" wide onClick={() => setAct({ what: 'cancel' })}>
            {texts.cancel}
          </Button>
        ) : null
      }
    >
      {(reserve) => (
        <>
          <Row $justify="space-between">
            <Money value={reserve.amount} />
            <Badge>{texts.statuses[reserve.status]}</Badge>
          </Row>
          {reserve.client !== null && <PersonPanel person={reserve.client} hint={texts.client} />}
          <PersonPanel person={reserve.mate} hint={texts.mate} />
          <About reserve={reserve} />
          <Panel>
            <PanelTitle>{texts.money}</PanelTitle>
            <dl>
              <SumLine label={texts.paidOut} value={<Money value={reserve.paid} />} />
              <SumLine label={texts.waiting} value={<Money value={reserve.waiting} />} />
              <SumLine strong label={texts.free} value={<Money value={reserve.free} />} />
            </dl>
          </Panel>
          {reserve.rows.length > 0 && (
            <Stack $gap={8}>
              <PanelTitle>{texts.parts}</PanelTitle>
              {reserve.rows.map((part) => (
                <PartPanel key={part.id} part={part} onAct={may(reserve) ? setAct : null} />
              ))}
            </Stack>
          )}
          <SubjectHistory subject={`reserve:${id}`} />
          {act !== null && seen !== undefined && (
            <DecideDialog reserve={reserve} act={act} seen={seen} onClose={() => setAct(null)} />
          )}
        </>
      )}
    </Drawer>
  );
};
