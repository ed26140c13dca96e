import type { ReactNode } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskReserveQuery,
  useCancelAnyReserveMutation,
  useConfirmUnreserveMutation,
  useRejectUnreserveMutation,
} from '#client/entities/desk/reserves-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { Quiet, UserText } from '../../kit/quiet';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { useAct } from '../../kit/acts/use-act';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';

type Reserve = CallResponse<'GET /v1/admin/reserves/{id}'>;
type Part = Reserve['rows'][number];

const PartActs = ({ reserveId, part }: { readonly reserveId: string; readonly part: Part }) => {
  const about = { title: texts.drawer(reserveId), subject: `reserve:${reserveId}`, done: texts.done } as const;
  const confirm = useAct(useConfirmUnreserveMutation(), about);
  const reject = useAct(useRejectUnreserveMutation(), about);
  const argsOf = (body: { readonly reason: string; readonly seen: number }) => ({
    params: { id: reserveId, rowId: part.id },
    body,
  });
  return (
    <>
      <Row $gap={8}>
        <ActButton act={confirm} size="sm" variant="primary">
          {texts.confirm}
        </ActButton>
        <ActButton act={reject} size="sm" variant="danger">
          {texts.reject}
        </ActButton>
      </Row>
      <ActDialog
        act={confirm}
        title={texts.confirmTitle}
        about={part.id}
        confirmLabel={texts.confirm}
        toPerson={false}
        dangerous={false}
        consequence={
          <dl>
            <SumLine label={texts.toMate} value={<Money value={part.amount} />} />
          </dl>
        }
        argsOf={argsOf}
      />
      <ActDialog
        act={reject}
        title={texts.rejectTitle}
        about={part.id}
        confirmLabel={texts.reject}
        toPerson
        argsOf={argsOf}
      />
    </>
  );
};

const PartPanel = ({ part, children }: { readonly part: Part; readonly children: ReactNode }) => (
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
    {children}
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

const CancelReserve = ({ reserve: { id, amount, paid } }: { readonly reserve: Reserve }) => {
  const cancel = useAct(useCancelAnyReserveMutation(), {
    title: texts.drawer(id),
    subject: `reserve:${id}`,
    done: texts.done,
  });
  return (
    <>
      <ActButton act={cancel} variant="danger" wide>
        {texts.cancel}
      </ActButton>
      <ActDialog
        act={cancel}
        title={texts.cancelTitle}
        about="reserve"
        confirmLabel={texts.cancel}
        toPerson={false}
        consequence={
          <dl>
            <SumLine label={texts.toClient} value={<Money value={amount - paid} />} />
          </dl>
        }
        argsOf={(body) => ({ params: { id }, body })}
      />
    </>
  );
};

/** One reserve: its people, where the money is, its parts; operators decide for the client. */
export const ReserveDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskReserveQuery({ params: { id } });
  const me = useMe();
  const isOwn = ({ mate, client }: Reserve) => [mate.id, client?.id].includes(me?.id);
  const may = (reserve: Reserve) => reserve.status === 'RESERVED' && !isOwn(reserve);
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`reserve:${id}`}
      query={query}
      footer={(reserve) =>
        isOwn(reserve) ? <p>{texts.own}</p> : may(reserve) ? <CancelReserve reserve={reserve} /> : null
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
                <PartPanel key={part.id} part={part}>
                  {may(reserve) && part.status === 'PENDING' && <PartActs reserveId={id} part={part} />}
                </PartPanel>
              ))}
            </Stack>
          )}
          <SubjectHistory subject={`reserve:${id}`} />
        </>
      )}
    </Drawer>
  );
};
