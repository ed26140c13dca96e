import { undeliveredKinds } from '#domain/notifications/undelivered-kind.ts';
import type { CallResponse } from '#client/api/call.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import {
  useRetryUndeliveredMutation,
  useUndeliveredInfiniteQuery,
  useUndeliveredJobQuery,
} from '#client/entities/desk/undelivered-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { UserText } from '../../kit/quiet';
import { FailedDrawer, FailedState, failedFilter, failedViews, RetryFailed } from '../common/failed-work';
import { ChannelShares } from './channel-shares';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/undelivered'>['items'][number];

const readerOf = ({ person, to }: Line): string => person?.username ?? to ?? texts.noPerson;

const columns: readonly Column<Line>[] = [
  {
    id: 'what',
    header: texts.columns.what,
    width: '200px',
    from: 'always',
    cell: ({ kind, subject }) => (
      <>
        {texts.kinds[kind]}
        {subject !== null && <small>{subject}</small>}
      </>
    ),
  },
  { id: 'person', header: texts.columns.person, width: '180px', cell: readerOf },
  { id: 'error', header: texts.columns.error, cell: ({ error }) => error ?? texts.noError },
  { id: 'tries', header: texts.columns.tries, width: '110px', end: true, cell: ({ attempts }) => attempts },
  {
    id: 'status',
    header: texts.columns.status,
    width: '150px',
    cell: ({ failedAt }) => <FailedState texts={texts} failedAt={failedAt} />,
  },
  // Of one that is still tried: when it is next.
  waitingColumn({
    id: 'since',
    sort: 'id',
    header: texts.columns.since,
    width: '120px',
    queue: 'undelivered',
    at: ({ failedAt, nextTryAt }) => failedAt ?? nextTryAt,
    since: ({ failedAt }) => failedAt,
  }),
];

const filters: readonly Filter[] = [
  failedFilter(texts.filters.givenUp, texts),
  choicesFilter('kind', texts.filters.kind, undeliveredKinds, texts.kinds),
];

const views = failedViews(texts.views);

const isLetter = ({ kind }: Line): boolean => kind === 'mail' || kind === 'notifier';

const SendAgain = ({ line }: { readonly line: Line }) => (
  <RetryFailed
    subject={`undelivered:${line.id}`}
    texts={texts}
    told={isLetter(line) ? texts.retryTold.letter : texts.retryTold.other}
    retry={useRetryUndeliveredMutation()}
    argsOf={(body) => ({ params: { id: line.id }, body })}
  />
);

const Content = ({ line }: { readonly line: Line }) => (
  <>
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.kinds[line.kind]}</PanelTitle>
        <FailedState texts={texts} failedAt={line.failedAt} />
      </Row>
      <dl>
        <SumLine label={texts.columns.person} value={line.person?.username ?? texts.noPerson} />
        {line.to !== null && <SumLine label={texts.to} value={line.to} />}
        {line.subject !== null && <SumLine label={texts.subject} value={line.subject} />}
        {line.failedAt === null ? (
          <SumLine label={texts.nextTry} value={<DateText value={line.nextTryAt} />} />
        ) : (
          <SumLine label={texts.gaveUp} value={<DateText value={line.failedAt} />} />
        )}
        <SumLine label={texts.columns.tries} value={line.attempts} />
      </dl>
      {line.person !== null && (
        <ButtonLink size="sm" to={deskPage('users', line.person.id)}>
          {texts.user}
        </ButtonLink>
      )}
    </Panel>
    <Panel>
      <PanelTitle>{texts.error}</PanelTitle>
      <UserText>{line.error ?? texts.noError}</UserText>
    </Panel>
    <SubjectHistory subject={`undelivered:${line.id}`} />
  </>
);

const UndeliveredDrawer = ({ id }: { readonly id: string }) => (
  <FailedDrawer
    title={texts.drawer(id)}
    subject={`undelivered:${id}`}
    query={useUndeliveredJobQuery({ params: { id: Number(id) } })}
    done={texts.done}
    footer={(line) => <SendAgain line={line} />}
  >
    {(line) => <Content line={line} />}
  </FailedDrawer>
);

const idOf = ({ id }: Line) => String(id);
const nameOf = (line: Line) => `${texts.kinds[line.kind]}, ${readerOf(line)}`;

const useList = (chosen: ListFilters) => useUndeliveredInfiniteQuery(chosen);

/** «Неотправленное»: letters and other work of the outbox that failed, to be sent again here. */
export const UndeliveredSection = () => (
  <ListSection
    section="undelivered"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    totals={<ChannelShares />}
    drawer={(id) => <UndeliveredDrawer key={id} id={id} />}
  />
);
