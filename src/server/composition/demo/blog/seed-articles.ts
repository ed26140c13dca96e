import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { statisticsDayOf } from '#domain/blog/statistics-day.ts';
import { readingMinutes } from '#domain/blog/article-reading.ts';
import { percentOf, rublesToKopecks } from '#domain/money/kopecks.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { FileStore } from '#server/platform/uploads/file-store.ts';
import {
  blogArticle,
  blogDay,
  blogDecision,
  blogLike,
  blogPurchase,
  blogRemark,
  blogShare,
  blogVersion,
} from '#server/platform/db/schema/blog.ts';
import { userAccount, platformAccount } from '#domain/money/account-ref.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { articleSearch } from '#server/features/blog/public.ts';
import { demoId, dice } from '../demo-person';
import { demoClients } from '../people/demo-clients';
import type { DemoArticle } from './article-pieces';
import { firstArticles } from './first-articles';
import { moreArticles } from './more-articles';
import { coverOf, storeCovers } from './draw-cover';

/** All articles of the demo; `now` in epoch ms. */
const demoArticles = (now: number): readonly DemoArticle[] => [...firstArticles(now), ...moreArticles];

/** Demo people with enough money to buy articles, the richest last. */
const buyers = ['Одуванчик', 'Карамелька', 'Сова', 'Капибара'] as const;

/** «Киберкот», the main demo persona, has bought one article and was given another. */
const owned = {
  bought: 'Чувствительность без мифов: подобрать и больше не менять',
  shared: 'Как говорить в голосовом чате, чтобы тебя слышали',
} as const;

const buyersOf = ({ title, sold }: DemoArticle): readonly string[] => [
  ...(title === owned.bought ? ['Киберкот'] : []),
  ...buyers.slice(buyers.length - Math.min(sold, buyers.length)).slice(title === owned.bought ? 1 : 0),
];

const sell = async (tx: Tx, article: DemoArticle, id: number, at: Date): Promise<number> => {
  const price = rublesToKopecks(article.price);
  const income = percentOf(price, articleTerms.authorPercent);
  const authorId = demoId(article.author);
  const names = buyersOf(article);
  for (const name of names) {
    const userId = demoId(name);
    const operationId = await openOperation(tx, 'POST /v1/balance/articles/{articleId}/pay', userId, at);
    await postTransfers(
      tx,
      operationId,
      [
        { from: userAccount(userId), to: userAccount(authorId), amount: income },
        { from: userAccount(userId), to: platformAccount('revenue'), amount: price - income },
      ],
      at,
    );
    const details = { articleId: id, articleTitle: article.title };
    const [transactionId] = await recordTransactions(
      tx,
      [
        {
          userId,
          operationId,
          type: 'PURCHASE_BLOG_ARTICLE',
          amount: -price,
          details: { ...details, username: article.author },
        },
        {
          userId: authorId,
          operationId,
          type: 'SELL_BLOG_ARTICLE',
          amount: income,
          details: { ...details, username: name },
        },
      ],
      at,
    );
    await tx
      .insert(blogPurchase)
      .values({
        id: uuidv7(),
        articleId: id,
        userId,
        authorId,
        price,
        bonus: 0,
        income,
        transactionId: transactionId ?? null,
        boughtAt: at,
      });
  }
  return names.length;
};

/** Views by day: many on the first days, fewer later. Returns their sum. */
const seedDays = async (
  tx: Tx,
  { title, daysAgo, price }: DemoArticle,
  id: number,
  now: number,
  sold: number,
): Promise<number> => {
  const perDay = Array.from({ length: Math.min(daysAgo, 9) }, (_, index) => ({
    articleId: id,
    day: statisticsDayOf(now - days(daysAgo - index)),
    views: Math.round((120 + dice(title, 200)) / (index + 1)) + dice(`${title}${index}`, 9),
    purchases: index === 0 ? sold : 0,
    income: index === 0 ? sold * percentOf(rublesToKopecks(price), articleTerms.authorPercent) : 0,
  }));
  if (perDay.length > 0) await tx.insert(blogDay).values(perDay);
  return perDay.reduce((sum, { views }) => sum + views, 0);
};

/** Only people who can read the whole article like it. */
const fansOf = (article: DemoArticle): readonly string[] =>
  article.price > 0
    ? buyersOf(article)
    : demoClients.map(({ name }) => name).filter((name) => dice(`${article.title} ${name}`, 2) === 0);

const seedLikes = async (tx: Tx, article: DemoArticle, id: number, at: Date): Promise<void> => {
  const names = fansOf(article).slice(0, article.likes);
  if (names.length > 0)
    await tx.insert(blogLike).values(names.map((name) => ({ articleId: id, userId: demoId(name), at })));
};

const seedOne = async (tx: Tx, article: DemoArticle, now: number): Promise<void> => {
  const at = new Date(now - days(article.daysAgo));
  const authorId = demoId(article.author);
  const { title, lead, gameId, type, document, status } = article;
  const price = rublesToKopecks(article.price);
  const cover = coverOf(article);
  const live = status === 'APPROVED';
  const [written] = await tx
    .insert(blogArticle)
    .values({
      ...(article.id === null ? {} : { id: article.id }),
      authorId,
      status,
      sentAt: status === 'UNDER_MODERATION' ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: blogArticle.id });
  if (!written) throw new Error('a demo article was not written');
  const { id } = written;
  await tx
    .insert(blogVersion)
    .values({
      articleId: id,
      number: 1,
      title,
      lead,
      gameId,
      type,
      price,
      cover,
      document,
      bytes: Buffer.byteLength(JSON.stringify(document)),
      createdAt: at,
      publishedAt: live ? at : null,
    });
  if (!live) return;
  const sold = await sell(tx, article, id, at);
  const views = await seedDays(tx, article, id, now, sold);
  await seedLikes(tx, article, id, at);
  await tx
    .update(blogArticle)
    .set({
      live,
      published: 1,
      title,
      lead,
      gameId,
      type,
      price,
      cover,
      minutes: readingMinutes(document),
      search: articleSearch({ title, lead, price, document }, article.author),
      publishedAt: at,
      recommendedAt: article.recommended ? at : null,
      views,
      readers: Math.round(views / 3),
      likes: article.likes,
      income: sold * percentOf(price, articleTerms.authorPercent),
    })
    .where(eq(blogArticle.id, id));
};

const seedReturned = async (tx: Tx, now: number): Promise<void> => {
  const [returned] = await tx
    .select({ id: blogArticle.id })
    .from(blogArticle)
    .where(eq(blogArticle.status, 'NEED_FIX'));
  if (!returned) return;
  const at = new Date(now - days(1));
  await tx
    .insert(blogDecision)
    .values({
      articleId: returned.id,
      version: 1,
      action: 'need-fix',
      comment: 'Убери рекламу магазина. Остальное отлично, после правки выпустим сразу.',
      actorId: demoId('Смотритель'),
      at,
    });
  await tx
    .insert(blogRemark)
    .values({ articleId: returned.id, blockId: 'demo-3', text: 'Здесь ссылка на магазин.', at });
};

const seedShare = async (tx: Tx, now: number): Promise<void> => {
  const [shared] = await tx.select({ id: blogArticle.id }).from(blogArticle).where(eq(blogArticle.title, owned.shared));
  if (!shared) return;
  await tx
    .insert(blogShare)
    .values({ articleId: shared.id, userId: demoId('Киберкот'), sharedAt: new Date(now - days(2)) });
  await tx
    .update(blogArticle)
    .set({ shares: sql`${blogArticle.shares} + 1` })
    .where(eq(blogArticle.id, shared.id));
};

/**
 * Articles of the demo's people: free, paid, a video, one that waits for a moderator, one that a moderator has
 * returned.
 */
export const seedArticles = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  for (const article of demoArticles(now)) await seedOne(tx, article, now);
  await seedReturned(tx, now);
  await seedShare(tx, now);
};

export const storeArticleCovers = (files: FileStore): Promise<void> => storeCovers(files, demoArticles(0));
