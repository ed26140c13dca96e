import { days, hours, minutes } from '#domain/time/durations.ts';
import { moscowOffset } from '#domain/time/moscow.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { activeCriteria, type NewReview, refreshRating, writeReviews } from '#server/features/reviews/public.ts';
import { dice } from '../demo-person';
import { demoCast } from './demo-cast';
import { plays, setScene } from './plays';

interface PastGame {
  readonly daysAgo: number;
  /** Minutes before the present time of day on that day, after it if negative; absent: in the evening of that day. */
  readonly before?: number;
  readonly client: string;
  readonly mate: string;
  /** The client's review. */
  readonly words?: string;
}

/** Past games of the demo's people, the oldest first: squad numbers grow with time. */
const pastGames: readonly PastGame[] = [
  {
    daysAgo: 13,
    client: 'Киберкот',
    mate: 'Алиса',
    words: 'Первый раз играл с напарницей. Спокойно, весело и без единого упрёка.',
  },
  {
    daysAgo: 12,
    client: 'Сова',
    mate: 'Северин',
    words: 'Разобрали мои смерти на Нюке. Оказалось, почти все из-за одного угла.',
  },
  {
    daysAgo: 8,
    client: 'Киберкот',
    mate: 'Северин',
    words: 'За час понял про тайминги больше, чем за сто каток. Спокойный, всё объясняет.',
  },
  // The operators' dashboard compares today with this day: some games before the present time of day, some after it.
  {
    daysAgo: 7,
    before: 130,
    client: 'Киберкот',
    mate: 'Барсук',
    words: 'Две победы из трёх и ни одной ссоры. Про пиццу не обманул.',
  },
  { daysAgo: 7, before: 75, client: 'Капибара', mate: 'Северин' },
  { daysAgo: 7, before: 20, client: 'Самовар', mate: 'Алиса' },
  { daysAgo: 7, before: -150, client: 'Пингвин', mate: 'Алиса' },
  { daysAgo: 6, client: 'Киберкот', mate: 'Ветер' },
  {
    daysAgo: 5,
    client: 'Скейтер',
    mate: 'Северин',
    words: 'Строго, но по делу. Домашку сделал, теперь хочу вторую карту.',
  },
  { daysAgo: 4, client: 'Киберкот', mate: 'Северин' },
  { daysAgo: 2, client: 'Киберкот', mate: 'Гранит' },
  { daysAgo: 1, client: 'Штурман', mate: 'Северин' },
  { daysAgo: 0, client: 'Ракета', mate: 'Северин' },
];

/**
 * Milliseconds since a game began: as `before` says, otherwise at a minute of its own between 17:00 and 21:00 in
 * Moscow. Today's game has just ended.
 */
const beganAgo = (now: number, { daysAgo, before, client }: PastGame): number => {
  if (before !== undefined) return days(daysAgo) + minutes(before);
  if (daysAgo === 0) return minutes(100);
  const midnight = Math.floor((now + moscowOffset) / days(1)) * days(1) - moscowOffset;
  return now - (midnight - days(daysAgo) + hours(17) + minutes(dice(`evening ${daysAgo} ${client}`, 240)));
};

const writeWords = async (tx: Tx, written: Omit<NewReview, 'marks' | 'shownAt'>): Promise<void> => {
  const marks = new Map((await activeCriteria(tx, written.categoryKind)).map(({ id }) => [id, 5]));
  await writeReviews(tx, [{ ...written, marks, shownAt: written.createdAt }]);
  await refreshRating(tx, written.subjectId);
};

/** Plays the games to the payout, by the product's own rules. */
export const seedPastGames = async (app: App, tx: Tx): Promise<void> => {
  const { clients, mates } = await demoCast(tx);
  const now = app.clock.now();
  for (const game of pastGames) {
    const client = clients.find(({ username }) => username === game.client);
    const mate = mates.find(({ username }) => username === game.mate);
    if (!client || !mate) continue;
    const ago = beganAgo(now, game);
    const { squadId, kind } = await setScene(app, tx, ago, client, mate, plays.toMoney);
    if (game.words === undefined) continue;
    const createdAt = new Date(now - ago + hours(2));
    await writeWords(tx, {
      squadId,
      authorId: client.id,
      subjectId: mate.id,
      gameId: mate.gameId,
      categoryKind: kind,
      text: game.words,
      createdAt,
    });
  }
};
