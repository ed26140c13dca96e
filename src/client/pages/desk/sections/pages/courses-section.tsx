import {
  useDeskCourseQuery,
  useDeskCoursesInfiniteQuery,
  useUpdateCourseMutation,
} from '#client/entities/desk/courses-api.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import type { Column } from '../../kit/list/data-table';
import { eitherFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { RecordDrawer } from '../../kit/record/record-drawer';
import { type Course, courseBody, courseFields, courseValues } from './course-fields';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const columns: readonly Column<Course>[] = [
  {
    id: 'title',
    header: texts.title,
    from: 'always',
    sort: 'title',
    cell: ({ title, landing }) => (
      <>
        {title}
        <small>
          {landing.title} · <GameTitle gameId={landing.gameId} />
        </small>
      </>
    ),
  },
  { id: 'lessons', header: texts.lessons, width: '96px', end: true, cell: ({ lessons }) => lessons },
  {
    id: 'price',
    header: texts.coursePrice,
    width: '110px',
    end: true,
    from: 'always',
    cell: ({ price }) => formatMoney(price),
  },
  {
    id: 'enabled',
    header: texts.state,
    width: '150px',
    cell: ({ enabled }) => <Badge $tone={enabled ? 'ok' : 'neutral'}>{enabled ? texts.onSale : texts.offSale}</Badge>,
  },
];

const filters: readonly Filter[] = [
  searchFilter(texts.searchCourse),
  eitherFilter('enabled', texts.state, texts.onSale, texts.offSale),
];

const views = [
  { name: texts.all, query: '' },
  { name: texts.offSale, query: 'enabled=false' },
];

const CourseDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskCourseQuery({ params: { id: Number(id) } });
  const [update] = useUpdateCourseMutation();
  return (
    <RecordDrawer
      title={answer.currentData?.title ?? texts.courses}
      subject={`course:${id}`}
      answer={answer}
      fields={courseFields}
      valuesOf={courseValues}
      save={(read, seen) => update({ params: { id: Number(id) }, body: { seen, ...courseBody(read) } }).unwrap()}
      head={({ landing }) => <TextLink to={deskPage('landings', landing.id)}>{texts.onPage(landing.title)}</TextLink>}
    />
  );
};

const useList = (asked: ListFilters) => useDeskCoursesInfiniteQuery(asked);

/** «Курсы»: each is created on the training page that sells it. */
export const CoursesSection = () => (
  <ListSection
    section="courses"
    title={texts.courses}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={({ id }) => String(id)}
    nameOf={({ title }) => title}
    empty={texts.coursesEmpty}
    actions={
      <ButtonLink size="sm" to={deskPage('landings')}>
        {texts.toLandings}
      </ButtonLink>
    }
    drawer={(id) => <CourseDrawer key={id} id={id} />}
  />
);
