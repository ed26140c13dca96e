import { pageLimits } from '#domain/games/page-limits.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskPageQuery,
  useDeskPagesInfiniteQuery,
  useCreatePageMutation,
  useDeletePageMutation,
  useUpdatePageMutation,
} from '#client/entities/desk/pages-api.ts';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import type { Column } from '../../kit/list/data-table';
import { searchFilter } from '../../kit/list/filters';
import { ListSection } from '../../kit/list/list-section';
import { Panel } from '../../kit/drawer/panel';
import { CreateRecord } from '../../kit/record/create-record';
import { RecordDrawer } from '../../kit/record/record-drawer';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Page = CallResponse<'GET /v1/admin/pages'>['items'][number];

const fields: readonly FieldSpec[] = [
  { kind: 'text', name: 'path', label: texts.path, hint: texts.pathHint, max: 300 },
  { kind: 'text', name: 'title', label: texts.title, max: pageLimits.title },
  { kind: 'area', name: 'description', label: texts.description, max: pageLimits.description },
  { kind: 'text', name: 'ogTitle', label: texts.ogTitle, hint: texts.asOwn, max: pageLimits.title, optional: true },
  {
    kind: 'area',
    name: 'ogDescription',
    label: texts.ogDescription,
    hint: texts.asOwn,
    max: pageLimits.description,
    optional: true,
  },
  { kind: 'text', name: 'imageUrl', label: texts.image, hint: texts.imageHint, max: 300, optional: true },
];

const valuesOf = (page: Page): FieldValues => ({
  path: page.path,
  title: page.title,
  description: page.description,
  ogTitle: page.ogTitle ?? '',
  ogDescription: page.ogDescription ?? '',
  imageUrl: page.imageUrl ?? '',
});

const bodyOf = (read: Reader) => ({
  path: read.text('path'),
  title: read.text('title'),
  description: read.text('description'),
  ogTitle: read.textOrNull('ogTitle'),
  ogDescription: read.textOrNull('ogDescription'),
  imageUrl: read.textOrNull('imageUrl'),
});

/** The page as a search engine or a messenger shows it. */
const Sample = ({ read }: { readonly read: Reader }) => (
  <Panel aria-label={texts.inSearch}>
    <small>{texts.inSearch}</small>
    <strong>{read.text('title') || texts.title}</strong>
    <span style={{ overflowWrap: 'anywhere' }}>{read.text('description') || texts.description}</span>
    <small>{read.text('path')}</small>
  </Panel>
);

const columns: readonly Column<Page>[] = [
  { id: 'path', header: texts.path, from: 'always', sort: 'path', cell: ({ path }) => path },
  {
    id: 'title',
    header: texts.title,
    from: 'always',
    cell: ({ title, description }) => (
      <>
        {title}
        <small>{description}</small>
      </>
    ),
  },
];

const PageDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskPageQuery({ params: { id } });
  const [update] = useUpdatePageMutation();
  const [remove] = useDeletePageMutation();
  return (
    <RecordDrawer
      title={answer.currentData?.path ?? texts.seo}
      subject={`page:${id}`}
      answer={answer}
      fields={fields}
      valuesOf={valuesOf}
      save={(read, seen) => update({ params: { id }, body: { seen, ...bodyOf(read) } }).unwrap()}
      remove={(reason, seen) => remove({ params: { id }, query: { seen, reason } }).unwrap()}
      consequence={() => <p>{texts.ownWords}</p>}
      head={({ path }) => <TextLink to={path}>{texts.look}</TextLink>}
      preview={(read) => <Sample read={read} />}
    />
  );
};

const idOf = ({ id }: Page) => String(id);
const nameOf = ({ path }: Page) => path;

const useList = (filters: ListFilters) => useDeskPagesInfiniteQuery(filters);

/** «Поиск»: titles, descriptions and Open Graph by the address of a page. */
export const SeoSection = () => {
  const [create] = useCreatePageMutation();
  return (
    <ListSection
      section="pages"
      title={texts.seo}
      useList={useList}
      columns={columns}
      filters={[searchFilter(texts.search)]}
      views={[{ name: texts.all, query: '' }]}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.seoEmpty}
      actions={
        <CreateRecord
          act="create"
          section="pages"
          title={texts.newPage}
          fields={fields}
          initial={{}}
          make={async (read) => (await create({ body: bodyOf(read) }).unwrap()).id}
          preview={(read) => <Sample read={read} />}
        />
      }
      drawer={(id) => <PageDrawer key={id} id={id} />}
    />
  );
};
