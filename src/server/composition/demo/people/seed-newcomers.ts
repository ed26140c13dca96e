import { eq } from 'drizzle-orm';
import { days, hours, minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { referral } from '#server/platform/db/schema/referrals-and-support.ts';
import { demoId, demoPerson, dice } from '../demo-person';
import { appAgo, payIn } from '../money/demo-past';

/** People who registered in the last week, by days ago; the operators' dashboard counts them. */
const names: readonly (readonly string[])[] = [
  ['Черника', 'Вектор7', 'Лисёнок', 'Пряник', 'Магнит', 'Незабудка', 'Кедр', 'Попкорн', 'Сканер'],
  ['Компот', 'Имбирь', 'Шишка', 'Рокот', 'Варежка', 'Клюква', 'Байкал'],
  ['Вафля', 'Кубик', 'Сирень', 'Горизонт', 'Пончик', 'Сугроб', 'Рубик', 'Персик'],
  ['Зефирка', 'Сапсан', 'Кисель', 'Пиксель', 'Лужа'],
  ['Хомяк', 'Мандаринка', 'Стрекоза', 'Кефир', 'Пазл', 'Ёжик'],
  ['Голубика', 'Котлета', 'Парус', 'Светлячок'],
  ['Жёлудь', 'Ежевика', 'Табурет', 'Ласточка', 'Чердак'],
];

/** Deposit in rubles, and the number of games played so far. */
const paid: Readonly<Record<string, readonly [rubles: number, orders: number]>> = {
  Черника: [800, 0],
  Компот: [1500, 1],
  Имбирь: [700, 0],
  Вафля: [2000, 2],
  Горизонт: [900, 1],
  Сапсан: [3000, 1],
  Хомяк: [1200, 2],
  Голубика: [1000, 1],
  Жёлудь: [600, 0],
  Ежевика: [1800, 3],
};

const invites = ['Алиса', 'Барсук', 'Ветер'];
const channels = ['TELEGRAM', 'TELEGRAM', 'DISCORD', null] as const;

interface Newcomer {
  readonly name: string;
  readonly ago: number;
}

/**
 * Days begin at midnight in Moscow (UTC+3). Registrations of today are spread over the part of the day that has passed.
 */
const newcomers = (now: number): readonly Newcomer[] => {
  const sinceMidnight = (now + hours(3)) % days(1);
  return names.flatMap((list, daysAgo) =>
    list.map((name) => ({
      name,
      ago:
        daysAgo === 0
          ? Math.floor((sinceMidnight * dice(`came ${name}`, 1000)) / 1000)
          : sinceMidnight + days(daysAgo) - hours(9) - minutes(dice(`came ${name}`, 14 * 60)),
    })),
  );
};

/** Runs last: the earlier past of the demo is played only by people who existed before. */
export const seedNewcomers = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  const came = newcomers(now);
  const [known] = await tx
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, demoId('Киберкот')));
  if (!known) return;
  await tx.insert(appUser).values(
    came.map(({ name, ago }) => {
      const createdAt = new Date(now - ago);
      const isConfirmed = paid[name] !== undefined || dice(`confirmed ${name}`, 100) < 70;
      return {
        ...demoPerson({ name, passwordHash: known.passwordHash, hasPhoto: false, createdAt }),
        emailConfirmedAt: isConfirmed ? createdAt : null,
        orders: paid[name]?.[1] ?? 0,
      };
    }),
  );
  await tx
    .insert(referral)
    .values(
      came
        .filter(({ name }) => dice(`invited ${name}`, 100) < 40)
        .map(({ name, ago }) => ({
          clientId: demoId(name),
          referrerId: demoId(invites[dice(`by ${name}`, invites.length)] ?? 'Алиса'),
          type: 'TAG' as const,
          channel: channels[dice(`through ${name}`, channels.length)] ?? null,
          createdAt: new Date(now - ago),
        })),
    );
  for (const { name, ago } of came) {
    const [rubles] = paid[name] ?? [];
    if (rubles === undefined) continue;
    await payIn(appAgo(app, ago * 0.9), tx, { userId: demoId(name), rubles, method: 'SBP' });
  }
};
