import { type PovRequestStatus, povRequestStatuses } from '#domain/pov-request/pov-request.ts';
import { squadNumber } from '#domain/text/format.ts';
import { sizeText } from '#domain/text/size-text.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useRecordingsInfiniteQuery } from '#client/entities/desk/pov-requests-api.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, eitherFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { waitingColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { texts as common } from '../common/texts';
import { RecordingDrawer } from './recording-drawer';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/pov-requests'>['items'][number];

const tones: Readonly<Record<PovRequestStatus, BadgeTone>> = {
  REQUESTED: 'info',
  SUBMITTED: 'warn',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
};

const sent = ({ files, bytes, links }: Line): string =>
  [files > 0 && texts.files(files, sizeText(bytes)), links > 0 && texts.links(links)].filter(Boolean).join(', ') ||
  texts.nothing;

const columns: readonly Column<Line>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    from: 'always',
    cell: ({ person, askedBy }) => <PersonCell person={person} hint={common.asked(askedBy.username)} />,
  },
  {
    id: 'squad',
    header: texts.columns.squad,
    width: '150px',
    cell: ({ squadId, gameName }) => (
      <>
        {squadNumber(squadId)}
        <small>{gameName}</small>
      </>
    ),
  },
  { id: 'what', header: texts.columns.what, width: '200px', from: 'wide', cell: sent },
  {
    id: 'status',
    header: texts.columns.status,
    width: '170px',
    cell: ({ status, seenAt }) => (
      <Badge $tone={seenAt === null ? tones[status] : 'neutral'}>
        {seenAt === null ? common.recordingStates[status] : texts.seenMark}
      </Badge>
    ),
  },
  waitingColumn({
    id: 'asked',
    sort: 'askedAt',
    header: texts.columns.asked,
    width: '120px',
    queue: 'recordings',
    at: ({ askedAt }) => askedAt,
    since: ({ answeredAt, seenAt }) => (seenAt === null ? answeredAt : null),
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, povRequestStatuses, common.recordingStates),
  eitherFilter('unseen', texts.filters.unseen, texts.unseen, texts.seen),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.unseen, query: 'unseen=true' },
  { name: texts.views.waiting, query: 'status=REQUESTED' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ person, squadId }: Line) => `${person.username}, ${squadNumber(squadId)}`;

const useList = (filters: ListFilters) => useRecordingsInfiniteQuery(filters);

/** «Записи игр»: what was requested, what was submitted, and whether an operator has watched it. */
export const RecordingsSection = () => {
  const gameFilter = useGameFilter();
  return (
    <ListSection
      section="recordings"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={[...filters, gameFilter]}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      drawer={(id) => <RecordingDrawer key={id} id={id} />}
    />
  );
};
