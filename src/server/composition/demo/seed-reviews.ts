import { type CategoryKind, categoryKinds } from '#domain/games/category.ts';
import type { MateLevel } from '#domain/mates/grade.ts';
import { days, hours } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { activeCriteria, type NewReview, refreshRatings, writeReviews } from '../../features/reviews/public';
import { demoId, dice } from './demo-person';
import type { DemoMate } from './people/demo-mate';
import { demoClients } from './people/demo-clients';
import { demoMates } from './people/demo-mates';
import { reviewWords } from './people/review-texts';

/** Number of reviews by the mate's level: the least, and how many there may be beyond that. */
const amounts: Readonly<Record<MateLevel, readonly [number, number]>> = {
  BEGINNER_I: [1, 3],
  BEGINNER_II: [3, 5],
  BEGINNER_III: [6, 8],
  EXPERT: [11, 10],
  PRO: [18, 10],
  STAR: [26, 10],
};

/** How many marks out of a thousand are fives; the higher the level, the more. */
const fives: Readonly<Record<MateLevel, number>> = {
  BEGINNER_I: 860,
  BEGINNER_II: 880,
  BEGINNER_III: 900,
  EXPERT: 930,
  PRO: 975,
  STAR: 995,
};

const markOf = (level: MateLevel, words: string): number => {
  const fall = dice(words, 1000);
  return fall < fives[level] ? 5 : fall < 990 ? 4 : 3;
};

type Criteria = ReadonlyMap<CategoryKind, readonly { readonly id: number }[]>;

const replies = [
  'Спасибо! Было в радость, зови ещё.',
  'Спасибо за тёплые слова. В следующий раз разберём и вторую карту.',
  'Отличная была игра, ты быстро схватываешь.',
  'Спасибо! Над звуком уже работаю.',
];

/** Clients without deposits have never played. */
const players = demoClients.filter(({ deposits }) => deposits.length > 0);

/** A client reviews each mate at most once, so that texts do not repeat. */
const reviewsOf = (
  app: App,
  gameId: string,
  { name, level, kinds, orders }: DemoMate,
  criteria: Criteria,
): readonly NewReview[] => {
  const [least, more] = amounts[level];
  const count = Math.min(least + dice(`reviews ${name}`, more), orders, players.length);
  const shift = dice(`first client ${name}`, players.length);
  return Array.from({ length: count }, (_, index): NewReview => {
    const key = `review ${index} of ${name}`;
    const kind = kinds[dice(`kind ${key}`, kinds.length)] ?? 'FUN';
    const { openings, endings } = reviewWords(kind);
    // Twelve openings and twelve endings, shifted against each other: no pair repeats.
    const start = index + dice(`words ${name}`, openings.length);
    const end = index * 5 + Math.floor(index / openings.length) + dice(`ending ${name}`, endings.length);
    const at = new Date(app.clock.now() - days(1 + index * 3) - dice(`when ${key}`, days(2)));
    return {
      squadId: null,
      authorId: demoId(players[(shift + index * 7) % players.length]?.name ?? ''),
      subjectId: demoId(name),
      gameId,
      categoryKind: kind,
      marks: new Map((criteria.get(kind) ?? []).map(({ id }) => [id, markOf(level, `mark ${id} ${key}`)])),
      text: `${openings[start % openings.length]} ${endings[end % endings.length]}`,
      createdAt: at,
      shownAt: at,
      // Every third review has a reply.
      ...(index % 3 === 0
        ? {
            reply: replies[dice(`reply ${key}`, replies.length)] ?? '',
            repliedAt: new Date(at.getTime() + hours(1 + dice(`answered ${key}`, 15))),
          }
        : {}),
    };
  });
};

/** Reviews with marks for every mate, and the ratings that follow from them. */
export const seedReviews = async (app: App, tx: Tx): Promise<void> => {
  const criteria = new Map<CategoryKind, readonly { readonly id: number }[]>();
  for (const kind of categoryKinds) criteria.set(kind, await activeCriteria(tx, kind));
  const all = Object.entries(demoMates).flatMap(([gameId, list]) =>
    list.flatMap((mate) => reviewsOf(app, gameId, mate, criteria)),
  );
  const oldestFirst = all.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await writeReviews(tx, oldestFirst);
  await refreshRatings(
    tx,
    Object.values(demoMates)
      .flat()
      .map(({ name }) => demoId(name)),
  );
};

/** Reviews that mates write about clients. */
const words = [
  'Пришёл вовремя, настроился быстро, играть было легко.',
  'Слушает подсказки и сразу пробует. С таким клиентом час пролетает.',
  'Спокойный даже после трёх проигранных раундов подряд. Уважаю.',
  'Хорошо говорит по карте, ни разу не пришлось переспрашивать.',
  'Немного опоздал, зато предупредил. Остальное отлично.',
  'Весёлая компания, смеялись весь вечер. Зовите ещё.',
  'Задаёт точные вопросы, домашнее задание сделал полностью.',
  'Играет честно и без претензий. Одно удовольствие.',
];

/** Two to five reviews of each client who has paid for games, each by a different mate. */
export const seedClientReviews = async (app: App, tx: Tx): Promise<void> => {
  const criteria = await activeCriteria(tx, 'FUN');
  const authors = (demoMates['cs2'] ?? []).filter(({ kinds }) => kinds.includes('FUN'));
  const reviews = demoClients
    .filter(({ deposits }) => deposits.length > 0)
    .flatMap(({ name }) =>
      Array.from({ length: 2 + dice(`reviews of ${name}`, 4) }, (_, index) => {
        const key = `review ${index} of client ${name}`;
        const at = new Date(app.clock.now() - days(2 + index * 9) - dice(`when ${key}`, days(5)));
        return {
          squadId: null,
          authorId: demoId(authors[(dice(`first mate ${name}`, authors.length) + index) % authors.length]?.name ?? ''),
          subjectId: demoId(name),
          gameId: 'cs2',
          categoryKind: 'FUN' as const,
          marks: new Map(criteria.map(({ id }) => [id, dice(`mark ${id} ${key}`, 5) === 0 ? 4 : 5])),
          text: words[(dice(`words ${name}`, words.length) + index) % words.length] ?? '',
          createdAt: at,
          shownAt: at,
        };
      }),
    );
  await writeReviews(
    tx,
    reviews.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
};
