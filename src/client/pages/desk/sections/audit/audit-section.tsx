import { currentTimeZone } from '#client/kit/time/server-now.ts';
import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskOperatorsQuery } from '#client/entities/desk/operators-api.ts';
import { useAuditLogInfiniteQuery } from '#client/entities/desk/audit-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { oneLine } from '#client/kit/theme/theme.ts';
import { actionText } from '#domain/desk/action-text.ts';
import { auditFactsText } from '#domain/desk/audit-facts.ts';
import type { Column } from '../../kit/list/data-table';
import { eitherFilter, periodFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { momentColumn } from '../../kit/list/moment-column';
import { AuditDrawer } from './audit-drawer';
import { SubjectLink } from './subject-link';
import { placeOf } from './subject-place';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/audit'>['items'][number];

const Wide = styled.span`
  ${oneLine}
  display: block;
`;

const stop = (event: React.MouseEvent) => event.stopPropagation();

const columns: readonly Column<Line>[] = [
  {
    id: 'act',
    header: texts.columns.act,
    from: 'always',
    cell: (line) => (
      <>
        <Wide>{actionText(line.action, line.details)}</Wide>
        <small>
          <span data-until="list">{placeOf(line).name} · </span>
          {auditFactsText({ ...line, zone: currentTimeZone() }) || texts.noDetails}
        </small>
      </>
    ),
  },
  {
    id: 'subject',
    header: texts.columns.subject,
    width: '230px',
    cell: (line) => (
      <>
        <Wide onClick={stop} role="presentation">
          <SubjectLink line={line} />
        </Wide>
        {line.person !== null && !placeOf(line).isPerson && <small>{line.person.username}</small>}
      </>
    ),
  },
  {
    id: 'actor',
    header: texts.columns.actor,
    width: '190px',
    cell: ({ actor }) => (
      <Row $gap={10} $wrap="nowrap">
        <Avatar userId={actor.id} username={actor.username} avatarUrl={actor.avatarUrl} size={24} />
        <Wide>{actor.username}</Wide>
      </Row>
    ),
  },
  momentColumn({ header: texts.columns.created, width: '150px', from: 'always', at: ({ createdAt }) => createdAt }),
];

const fixed: readonly Filter[] = [
  { kind: 'search', name: 'subject', label: texts.filters.subject },
  {
    kind: 'choice',
    name: 'action',
    label: texts.filters.action,
    options: Object.entries(texts.acts).map(([value, label]) => ({ value, label })),
  },
  eitherFilter('decisions', texts.filters.decisions, texts.decisions, texts.otherActs),
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.decisions, query: 'decisions=true' },
  { name: texts.views.people, query: 'action=user.' },
  { name: texts.views.money, query: 'action=withdrawal.' },
  { name: texts.views.settings, query: 'action=setting.' },
  { name: texts.views.looks, query: 'action=view.' },
];

const idOf = ({ id }: Line) => String(id);
const nameOf = ({ action, details }: Line) => actionText(action, details);

const useList = (filters: ListFilters) => useAuditLogInfiniteQuery(filters);

/** «Журнал»: what operators did; never deleted. */
export const AuditSection = () => {
  const { data } = useDeskOperatorsQuery();
  const filters: readonly Filter[] = [
    ...fixed,
    {
      kind: 'choice',
      name: 'actorId',
      label: texts.filters.actor,
      options: (data?.operators ?? []).map(({ id, username }) => ({ value: id, label: username })),
    },
  ];
  return (
    <ListSection
      section="audit"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={filters}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/audit"
      drawer={(id) => <AuditDrawer key={id} id={Number(id)} />}
    />
  );
};
