import { useState } from 'react';
import { supportStates, supportTopics } from '#domain/people/support-topic.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskThreadsInfiniteQuery, useSupportTotalsQuery } from '#client/entities/desk/support-api.ts';
import { topicNames } from '#domain/people/topic-names.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { Totals } from '../../kit/list/totals';
import { PersonCell } from '../../kit/person-cell';
import { QuestionCell } from './question-cell';
import { Templates } from './templates';
import { stateTones } from './state-tones';
import { RatingsDialog } from './ratings';
import { texts } from './texts';
import { ThreadDrawer } from './thread-drawer';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/support/threads'>['items'][number];

const columns: readonly Column<Line>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    width: '220px',
    from: 'always',
    cell: ({ userId, username, avatarUrl, topic }) => (
      <PersonCell person={{ id: userId, username, avatarUrl }} hint={topicNames[topic]} />
    ),
  },
  { id: 'topic', header: texts.columns.topic, cell: (line) => <QuestionCell line={line} /> },
  {
    id: 'operator',
    header: texts.columns.operator,
    width: '140px',
    from: 'wide',
    cell: ({ operator }) => operator?.username ?? <small>{texts.free}</small>,
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: '140px',
    cell: ({ state }) => <Badge $tone={stateTones[state]}>{texts.states[state]}</Badge>,
  },
  waitingColumn({
    id: 'waiting',
    sort: 'changedAt',
    header: texts.columns.waiting,
    width: '120px',
    queue: 'support',
    at: ({ changedAt }) => changedAt,
    since: ({ state, waitingSince }) => (state === 'WAITING' ? waitingSince : null),
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('state', texts.filters.state, supportStates, texts.states),
  choicesFilter('topic', texts.filters.topic, supportTopics, topicNames),
  {
    kind: 'choice',
    name: 'operator',
    label: texts.filters.operator,
    options: [
      { value: 'mine', label: texts.mine },
      { value: 'nobody', label: texts.nobody },
    ],
  },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'state=WAITING' },
  { name: texts.views.free, query: 'state=WAITING&operator=nobody' },
  { name: texts.views.mine, query: 'operator=mine' },
  { name: texts.views.closed, query: 'state=CLOSED' },
];

const SupportTotals = () => {
  const { data } = useSupportTotalsQuery();
  const span = (ms: number | null) => (ms === null ? texts.totals.none : shortSpan(ms));
  return (
    <Totals
      figures={[
        { label: texts.totals.waiting, value: data?.waiting },
        { label: texts.totals.unassigned, value: data?.unassigned },
        { label: texts.totals.mine, value: data?.mine },
        {
          label: texts.totals.median,
          value: data && span(data.medianMs),
          hint:
            data &&
            (data.slowMs === null ? texts.totals.answered(data.answered) : texts.totals.slow(shortSpan(data.slowMs))),
        },
      ]}
    />
  );
};

const idOf = ({ chatId }: Line) => chatId;
const nameOf = ({ username, topic }: Line) => `${username}, ${topicNames[topic]}`;

const useList = (filters: ListFilters) => useDeskThreadsInfiniteQuery(filters);

/** «Поддержка»: the longest waiting first. */
export const SupportSection = () => {
  const [templates, setTemplates] = usePaletteDialog('templates');
  const [ratings, setRatings] = useState(false);
  return (
    <>
      <ListSection
        section="support"
        title={texts.title}
        useList={useList}
        columns={columns}
        filters={filters}
        views={views}
        idOf={idOf}
        nameOf={nameOf}
        empty={texts.empty}
        files="/v1/admin/support/threads"
        totals={<SupportTotals />}
        actions={
          <>
            <Button size="sm" variant="ghost" onClick={() => setRatings(true)}>
              {texts.ratings}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setTemplates(true)}>
              {texts.templates}
            </Button>
          </>
        }
        drawer={(id) => <ThreadDrawer key={id} chatId={id} />}
      />
      {ratings && <RatingsDialog onClose={() => setRatings(false)} />}
      {templates && <Templates onClose={() => setTemplates(false)} />}
    </>
  );
};
