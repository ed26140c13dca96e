import { eq } from 'drizzle-orm';
import type { deskCoursesContract } from '#contract/desk/catalogue/courses.ts';
import { equal, search } from '#server/platform/db/filters.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { trainingCourse, trainingLanding } from '#server/platform/db/schema/mates/landings.ts';
import { contains } from '#server/platform/db/search.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { announceLandings } from './landings';

type Contract = typeof deskCoursesContract;

const subjectOf = (id: number) => `course:${id}` as const;

interface Row {
  readonly course: typeof trainingCourse.$inferSelect;
  readonly landing: typeof trainingLanding.$inferSelect;
}

const viewCourse = ({ course: { landingId: _of, price, ...course }, landing: { id, gameId, title } }: Row) => ({
  ...course,
  price,
  landing: { id, gameId, title },
});

/** @throws Refusal ADMIN_COURSES_NOT_FOUND */
const readCourse = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ course: trainingCourse, landing: trainingLanding })
    .from(trainingCourse)
    .innerJoin(trainingLanding, eq(trainingLanding.id, trainingCourse.landingId))
    .where(eq(trainingCourse.id, id));
  if (!row) throw new Refusal('ADMIN_COURSES_NOT_FOUND');
  return viewCourse(row);
};

const listCourses: Handler<Contract['GET /v1/admin/courses']> = ({ db }, { query }) =>
  readPage({
    db,
    query,
    sorts: { title: { by: trainingCourse.title, type: 'text' } },
    sort: 'title',
    id: { by: trainingCourse.id, type: 'bigint' },
    filters: [
      search(query.search, (text) => contains(trainingCourse.title, text)),
      equal(trainingCourse.landingId, query.landing),
      equal(trainingCourse.enabled, query.enabled),
    ],
    rows: (key) =>
      db
        .select({ course: trainingCourse, landing: trainingLanding, id: trainingCourse.id, key })
        .from(trainingCourse)
        .innerJoin(trainingLanding, eq(trainingLanding.id, trainingCourse.landingId)),
    counted: trainingCourse,
    line: viewCourse,
  });

const createCourse: Handler<Contract['POST /v1/admin/courses']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const [landing] = await tx
      .select({ id: trainingLanding.id })
      .from(trainingLanding)
      .where(eq(trainingLanding.id, body.landingId))
      .for('share');
    if (!landing) throw new Refusal('ADMIN_LANDINGS_NOT_FOUND');
    const values = { ...body, price: body.price };
    const [made] = await tx.insert(trainingCourse).values(values).returning({ id: trainingCourse.id });
    if (!made) throw new Error('a course was not stored');
    await writeAudit(app, tx, actor.id, { action: 'course.create', subject: subjectOf(made.id), details: values });
    await announceLandings(tx);
    return readCourse(tx, made.id);
  });

const updateCourse: Handler<Contract['PUT /v1/admin/courses/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, ...changed } },
) =>
  inTransaction(app.db, async (tx) => {
    const [row] = await tx.select().from(trainingCourse).where(eq(trainingCourse.id, id)).for('update');
    if (!row) throw new Refusal('ADMIN_COURSES_NOT_FOUND');
    await requireUnchanged(tx, subjectOf(id), seen);
    const values = { ...changed, price: changed.price };
    await tx.update(trainingCourse).set(values).where(eq(trainingCourse.id, id));
    await writeAudit(app, tx, actor.id, { action: 'course.update', subject: subjectOf(id), details: values });
    await announceLandings(tx);
    return readCourse(tx, id);
  });

export const deskCoursesHandlers: Handlers<Contract> = {
  'GET /v1/admin/courses': listCourses,
  'GET /v1/admin/courses/{id}': (app, { params }) => readCourse(app.db, params.id),
  'POST /v1/admin/courses': createCourse,
  'PUT /v1/admin/courses/{id}': updateCourse,
};
