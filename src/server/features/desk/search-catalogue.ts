import { searchForm, typedNumber } from '#domain/text/search-form.ts';
import { personColumns } from '../../platform/db/person-columns';
import { asc, desc, eq, or, sql } from 'drizzle-orm';
import { formatRubles } from '#domain/text/format.ts';
import type { App } from '../../platform/app';
import { blogArticle, blogVersion } from '../../platform/db/schema/blog';
import { deposit } from '../../platform/db/schema/money/deposits';
import { draw } from '../../platform/db/schema/money/draws';
import { gameParam } from '../../platform/db/schema/mates/game-params';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import { categoryTag } from '../../platform/db/schema/mates/landings';
import { appUser } from '../../platform/db/schema/people';
import { report } from '../../platform/db/schema/reports';
import { contains, nameStarts, uuidOf } from '../../platform/db/search';
import { shown, type Source } from './search-source';
import { deskPage, type DeskSection } from '#contract/routes/desk-pages.ts';

const person = personColumns(appUser);

const findGames: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ id: game.id, name: game.name })
    .from(game)
    .where(or(eq(game.id, text), contains(game.name, text)))
    .orderBy(asc(game.position))
    .limit(shown);
  return rows.map(({ id, name }) => ({
    kind: 'game',
    path: deskPage('games', id),
    title: name,
    hint: id,
    person: null,
  }));
};

const findNamed =
  (
    kind: 'category' | 'category-tag' | 'game-param',
    section: DeskSection,
    table: typeof category | typeof categoryTag | typeof gameParam,
  ): Source['find'] =>
  async (app: App, text) => {
    const id = typedNumber(text);
    const rows = await app.db
      .select({ id: table.id, name: table.name, gameId: table.gameId })
      .from(table)
      .where(id === null ? contains(table.name, text) : eq(table.id, id))
      .orderBy(asc(table.name), asc(table.id))
      .limit(shown);
    return rows.map((row) => ({
      kind,
      path: deskPage(section, row.id),
      title: row.name,
      hint: row.gameId,
      person: null,
    }));
  };

const findReports: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ id: report.id, status: report.status, person })
    .from(report)
    .innerJoin(appUser, eq(appUser.id, report.subjectId))
    .where(uuidOf(text) === null ? nameStarts(text) : eq(report.id, text))
    .orderBy(desc(report.createdAt))
    .limit(shown);
  return rows.map(({ id, status, person: about }) => ({
    kind: 'report',
    path: deskPage('reports', id),
    title: `Жалоба, ${about.username}`,
    hint: status,
    person: about,
  }));
};

/** By our id, the provider's id, or the owner's name. */
const findDeposits: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ id: deposit.id, amount: deposit.amount, status: deposit.status, person })
    .from(deposit)
    .innerJoin(appUser, eq(appUser.id, deposit.userId))
    .where(uuidOf(text) === null ? nameStarts(text) : eq(deposit.id, text))
    .orderBy(desc(deposit.createdAt))
    .limit(shown);
  return rows.map(({ id, amount, status, person: payer }) => ({
    kind: 'deposit',
    path: deskPage('deposits', id),
    title: `Пополнение${amount === null ? '' : ` ${formatRubles(amount)}`}, ${payer.username}`,
    hint: status,
    person: payer,
  }));
};

const findArticles: Source['find'] = async (app, text) => {
  const id = typedNumber(text);
  const rows = await app.db
    .select({ id: blogArticle.id, title: blogVersion.title, status: blogArticle.status, person })
    .from(blogArticle)
    .innerJoin(
      blogVersion,
      sql`${blogVersion.articleId} = ${blogArticle.id} AND ${blogVersion.number} = ${blogArticle.newest}`,
    )
    .innerJoin(appUser, eq(appUser.id, blogArticle.authorId))
    .where(
      id === null
        ? or(
            nameStarts(text),
            sql`${blogArticle.live} AND ${blogArticle.search} @@ websearch_to_tsquery('russian', ${searchForm(text)})`,
          )
        : eq(blogArticle.id, id),
    )
    .orderBy(desc(blogArticle.id))
    .limit(shown);
  return rows.map((row) => ({
    kind: 'article',
    path: deskPage('articles', row.id),
    title: row.title === '' ? `Материал ${row.id}` : row.title,
    hint: row.status,
    person: row.person,
  }));
};

const findDraws: Source['find'] = async (app, text) => {
  const id = typedNumber(text);
  const rows = await app.db
    .select({ id: draw.id, title: draw.title, status: draw.status })
    .from(draw)
    .where(id === null ? contains(draw.title, text) : eq(draw.id, id))
    .orderBy(desc(draw.closesAt))
    .limit(shown);
  return rows.map(({ id: number, title, status }) => ({
    kind: 'draw',
    path: deskPage('draws', number),
    title: `Розыгрыш «${title}»`,
    hint: status,
    person: null,
  }));
};

/** The catalogue, reports, deposits, articles and draws. */
export const catalogueSources: readonly Source[] = [
  { permission: 'VIEW_GAME', find: findGames },
  { permission: 'MANAGE_GAME_PARAMS', find: findNamed('game-param', 'game-params', gameParam) },
  { permission: 'VIEW_CATEGORY', find: findNamed('category', 'categories', category) },
  { permission: 'VIEW_CATEGORY_TAG', find: findNamed('category-tag', 'category-tags', categoryTag) },
  { permission: 'MANAGE_USERS', find: findReports },
  { permission: 'MANAGE_DEPOSIT', find: findDeposits },
  { permission: 'MANAGE_BLOG', find: findArticles },
  { permission: 'MANAGE_TRANSACTIONS', find: findDraws },
];
