import { broadcastAudiences, broadcastStatuses } from '#domain/notifications/broadcast.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskBroadcastQuery,
  useDeskBroadcastsInfiniteQuery,
  useCancelBroadcastMutation,
} from '#client/entities/desk/notifications-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import type { Column } from '../../kit/list/data-table';
import { Drawer } from '../../kit/drawer/drawer';
import { choicesFilter, periodFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { momentColumn } from '../../kit/list/moment-column';
import { Panel, SumLine } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { SendBroadcast } from './send-broadcast';
import { texts as messageTexts } from '../common/broadcast-texts';
import { texts } from './texts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Broadcast = CallResponse<'GET /v1/admin/notifications'>['items'][number];

const tones = { SCHEDULED: 'warn', SENDING: 'warn', SENT: 'neutral', CANCELED: 'danger' } as const;

const Whom = ({ broadcast: { audience, gameId, seenWithinDays } }: { readonly broadcast: Broadcast }) => (
  <>
    {texts.audiences[audience]}
    {gameId !== null && (
      <>
        , <GameTitle gameId={gameId} />
      </>
    )}
    {seenWithinDays !== null && `, ${texts.seenBy(seenWithinDays)}`}
  </>
);

const columns: readonly Column<Broadcast>[] = [
  {
    id: 'title',
    header: messageTexts.subject,
    from: 'always',
    cell: (row) => (
      <>
        {row.title}
        <small>
          <Whom broadcast={row} />
        </small>
      </>
    ),
  },
  {
    id: 'status',
    header: texts.status,
    width: '140px',
    cell: ({ status }) => <Badge $tone={tones[status]}>{texts.statuses[status]}</Badge>,
  },
  {
    id: 'sent',
    header: texts.sent,
    width: '130px',
    end: true,
    from: 'always',
    cell: ({ sent, readers }) => `${sent} / ${readers}`,
  },
  { id: 'read', header: texts.read, width: '110px', end: true, cell: ({ read }) => read },
  momentColumn({
    id: 'when',
    sort: 'sendAt',
    header: texts.when,
    width: '140px',
    from: 'wide',
    at: ({ sendAt }) => sendAt,
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.search),
  choicesFilter('status', texts.status, broadcastStatuses, texts.statuses),
  choicesFilter('audience', texts.audience, broadcastAudiences, texts.audiences),
  periodFilter(texts.period),
];

const BroadcastDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskBroadcastQuery({ params: { id } });
  const stop = useAct(useCancelBroadcastMutation(), {
    title: texts.drawer(id),
    subject: `broadcast:${id}`,
    done: texts.stopped,
  });
  const may = useMay();
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`broadcast:${id}`}
      query={query}
      footer={({ status }) =>
        (status === 'SCHEDULED' || status === 'SENDING') && may('MANAGE_NOTIFICATIONS') ? (
          <ActButton act={stop} variant="danger" wide>
            {texts.stop}
          </ActButton>
        ) : null
      }
    >
      {(broadcast) => (
        <>
          <Panel>
            <strong>{broadcast.title}</strong>
            <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{broadcast.text}</span>
            <TextLink to={broadcast.link}>{broadcast.link}</TextLink>
          </Panel>
          <Panel>
            <dl>
              <SumLine label={texts.audience} value={<Whom broadcast={broadcast} />} />
              <SumLine label={texts.status} value={texts.statuses[broadcast.status]} />
              <SumLine label={texts.when} value={<DateText value={broadcast.sendAt} />} />
              <SumLine label={texts.sent} value={`${broadcast.sent} / ${broadcast.readers}`} />
              <SumLine label={texts.read} value={broadcast.read} />
              <SumLine label={texts.author} value={broadcast.author.username} />
            </dl>
          </Panel>
          {broadcast.people.length > 0 && <Panel>{broadcast.people.map(({ username }) => username).join(', ')}</Panel>}
          <SubjectHistory subject={`broadcast:${id}`} />
          <ActDialog
            act={stop}
            title={texts.stopTitle}
            confirmLabel={texts.stop}
            toPerson={false}
            consequence={<p>{texts.stays(broadcast.sent)}</p>}
            argsOf={(body) => ({ params: { id }, body })}
          />
        </>
      )}
    </Drawer>
  );
};

const idOf = ({ id }: Broadcast) => String(id);
const nameOf = ({ title }: Broadcast) => title;

const useList = (filters: ListFilters) => useDeskBroadcastsInfiniteQuery(filters);

/** «Уведомления»: notifications of operators to many people, and how many received them. */
export const NotificationsSection = () => {
  const may = useMay();
  return (
    <ListSection
      section="notifications"
      listPermission="VIEW_NOTIFICATIONS_LIST"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={filters}
      views={[
        { name: texts.all, query: '' },
        { name: texts.statuses.SCHEDULED, query: 'status=SCHEDULED' },
      ]}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/notifications"
      actions={<SendBroadcast />}
      {...(may('VIEW_NOTIFICATION') ? { drawer: (id: string) => <BroadcastDrawer key={id} id={id} /> } : {})}
    />
  );
};
