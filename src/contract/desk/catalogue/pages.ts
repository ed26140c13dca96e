import * as z from 'zod/mini';
import { documentSlugs } from '#domain/documents/document-slugs.ts';
import { pageLimits } from '#domain/games/page-limits.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { chapter } from '../../schemas/document';
import { flag, gameId, integerInPath, ownPath, uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { landingSlug } from '../../schemas/landing-fields';
import { deletion, gamesFilter, pointsList, requiredText } from './catalogue-fields';
import { deskPerson, listOf, listQuery, reason, search, seen } from '../kit';

const half = 'Нужны и вопрос, и ответ через «|»';

const landingFields = {
  title: requiredText(pageLimits.title),
  lead: requiredText(pageLimits.lead),
  points: pointsList,
  questions: z
    .array(z.object({ question: requiredText(pageLimits.title, half), answer: requiredText(pageLimits.answer, half) }))
    .check(z.maxLength(pageLimits.questions, `Не больше ${pageLimits.questions} вопросов`)),
  /** Off: only operators who edit pages see it, as a preview. */
  published: z.boolean(),
};

const landing = z.object({ id: landingSlug, gameId, ...landingFields });
const mateLanding = z.object({ ...landing.shape, mate: deskPerson });

const filters = { search, game: gamesFilter, published: z.optional(flag) };
const sorts = ['title', '-title'] as const;
const byId = z.object({ id: landingSlug });

const pageFields = {
  path: ownPath,
  title: requiredText(pageLimits.title),
  description: requiredText(pageLimits.description),
  /** Open Graph title and description; null: same as `title` and `description`. */
  ogTitle: z.nullable(requiredText(pageLimits.title)),
  ogDescription: z.nullable(requiredText(pageLimits.description)),
  imageUrl: z.nullable(ownPath),
};
const page = z.object({ id: z.number(), ...pageFields });
/** Pages are looked up by their path alone: words for an address with a query would never be shown. */
const writtenPage = z.object({
  ...pageFields,
  path: ownPath.check(
    z.regex(/^(?:\/|(?:\/[\p{L}\p{N}._~-]+)+)$/u, 'Только путь: буквы, цифры, «-», «_», «.», «~» и «/» не на конце'),
  ),
});
const pageSorts = ['path', '-path'] as const;
const byNumber = z.object({ id: integerInPath });

const chapters = z.array(chapter).check(z.minLength(1), z.maxLength(pageLimits.chapters));
const version = z.object({ version: z.number(), author: deskPerson, publishedAt: time });
const bySlug = z.object({ slug: z.enum(documentSlugs) });

const edit = { permission: 'EDIT_LANDING_PAGES' } as const;
const seo = { permission: 'MANAGE_SEO' } as const;

export const deskPagesContract = endpoints({
  'GET /v1/admin/mate-landings': endpoint({
    access: edit,
    summary: 'Pages of mates',
    query: listQuery(filters, sorts),
    response: listOf(mateLanding),
    errors: [],
  }),
  'GET /v1/admin/mate-landings/{id}': endpoint({
    access: edit,
    summary: 'One page of a mate',
    params: byId,
    response: mateLanding,
    errors: ['ADMIN_MATE_LANDINGS_NOT_FOUND'],
  }),
  'POST /v1/admin/mate-landings': endpoint({
    access: edit,
    summary: 'Creates the page of a mate',
    body: z.object({ id: landingSlug, gameId, mateId: uuid, ...landingFields }),
    response: mateLanding,
    errors: [],
  }),
  'PUT /v1/admin/mate-landings/{id}': endpoint({
    access: edit,
    summary: 'Changes the page of a mate',
    params: byId,
    body: z.object({ seen, ...landingFields }),
    response: mateLanding,
    errors: ['ADMIN_MATE_LANDINGS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'GET /v1/admin/landings': endpoint({
    access: edit,
    summary: 'Training pages',
    query: listQuery(filters, sorts),
    response: listOf(landing),
    errors: [],
  }),
  'GET /v1/admin/landings/{id}': endpoint({
    access: edit,
    summary: 'One training page',
    params: byId,
    response: landing,
    errors: ['ADMIN_LANDINGS_NOT_FOUND'],
  }),
  'POST /v1/admin/landings': endpoint({
    access: edit,
    summary: 'Creates a training page',
    body: z.object({ id: landingSlug, gameId, ...landingFields }),
    response: landing,
    errors: ['ADMIN_GAMES_NOT_FOUND'],
  }),
  'PUT /v1/admin/landings/{id}': endpoint({
    access: edit,
    summary: 'Changes a training page',
    params: byId,
    body: z.object({ seen, ...landingFields }),
    response: landing,
    errors: ['ADMIN_LANDINGS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'GET /v1/admin/pages': endpoint({
    access: seo,
    summary: 'Titles and descriptions of pages for search engines and messengers',
    query: listQuery({ search }, pageSorts),
    response: listOf(page),
    errors: [],
  }),
  'GET /v1/admin/pages/{id}': endpoint({
    access: seo,
    summary: 'Title and description of one page',
    params: byNumber,
    response: page,
    errors: ['ADMIN_LANDINGS_NOT_FOUND'],
  }),
  'POST /v1/admin/pages': endpoint({
    access: seo,
    summary: 'Sets title and description of a page by its address',
    body: writtenPage,
    response: page,
    errors: [],
  }),
  'PUT /v1/admin/pages/{id}': endpoint({
    access: seo,
    summary: 'Changes title and description of a page',
    params: byNumber,
    body: z.object({ ...writtenPage.shape, seen }),
    response: page,
    errors: ['ADMIN_LANDINGS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'DELETE /v1/admin/pages/{id}': endpoint({
    access: seo,
    summary: 'Gives a page its own words back',
    params: byNumber,
    query: deletion,
    errors: ['ADMIN_LANDINGS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'GET /v1/admin/documents/{slug}': endpoint({
    access: edit,
    summary: 'A text of the service: the current version and all former ones',
    params: bySlug,
    response: z.object({
      slug: z.enum(documentSlugs),
      chapters: z.nullable(z.array(chapter)),
      versions: z.array(version),
    }),
    errors: [],
  }),
  'GET /v1/admin/documents/{slug}/versions/{id}': endpoint({
    access: edit,
    summary: 'A former version of a text',
    params: z.object({ ...bySlug.shape, id: integerInPath }),
    response: z.object({ ...version.shape, chapters: z.array(chapter) }),
    errors: ['ADMIN_LANDINGS_NOT_FOUND'],
  }),
  'POST /v1/admin/documents/{slug}': endpoint({
    access: edit,
    summary: 'Publishes a new version of a text',
    params: bySlug,
    body: z.object({ seen, reason, chapters }),
    response: version,
    errors: ['ADMIN_CHANGED_MEANWHILE'],
  }),
});
