import { ticketsOf } from '#domain/draws/draw-terms.ts';
import { type Rubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { days, hours } from '#domain/time/durations.ts';
import { commitDraw, createDraw, drawWinners, payWinners } from '#server/features/draws/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { drawTicket } from '#server/platform/db/schema/money/draws.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { demoId, dice } from '../demo-person';
import { appAgo } from './demo-past';

interface Planned {
  readonly title: string;
  readonly description: string;
  readonly places: number;
  readonly rubles: Rubles;
  /** Milliseconds from now; negative in the past. */
  readonly opens: number;
  readonly closes: number;
  readonly people: readonly string[];
  readonly end: 'PAID' | 'DRAWN' | 'OPEN' | 'CANCELED';
}

/** None of them is a persona: the balance of a person whom a visitor can sign in as must not change. */
const players = ['Сова', 'Капибара', 'Самовар', 'Ракета', 'Карамелька', 'Енот', 'Синица', 'Пират', 'Облако', 'Чайка'];

const planned: readonly Planned[] = [
  {
    title: 'Осенний розыгрыш',
    description: 'Три приза бонусными деньгами тем, кто играл в октябре.',
    places: 3,
    rubles: 1500,
    opens: -days(30),
    closes: -days(16),
    people: players,
    end: 'PAID',
  },
  {
    title: 'Неделя тренировок',
    description: 'Пять призов тем, кто учился или разбирал демки.',
    places: 5,
    rubles: 500,
    opens: -days(9),
    closes: -days(1),
    people: ['Киберкот', ...players],
    end: 'DRAWN',
  },
  {
    title: 'Сыграй в ноябре',
    description: 'Каждый сквад за тридцать дней прибавляет билет. Призы приходят бонусами.',
    places: 10,
    rubles: 300,
    opens: -days(6),
    closes: days(8),
    people: players.slice(0, 7),
    end: 'OPEN',
  },
  {
    title: 'Новогодний розыгрыш',
    description: 'Откроется перед праздниками. Отпечаток зерна уже можно записать.',
    places: 7,
    rubles: 2000,
    opens: days(10),
    closes: days(40),
    people: [],
    end: 'OPEN',
  },
  {
    title: 'Розыгрыш с ошибкой в условиях',
    description: 'Отменён до первых участников.',
    places: 1,
    rubles: 100,
    opens: -days(12),
    closes: -days(10),
    people: [],
    end: 'CANCELED',
  },
];

const carryOut = async (app: App, tx: Tx, plan: Planned): Promise<void> => {
  const { title, description, places, rubles, people, end } = plan;
  const now = app.clock.now();
  const [opensAt, closesAt] = [new Date(now + plan.opens), new Date(now + plan.closes)];
  const wanted = { title, description, places, prize: rublesToKopecks(rubles), opensAt, closesAt };
  const id = await createDraw(tx, wanted);
  const event = { type: 'draw.canceled', by: 'system', at: opensAt.getTime() } as const;
  if (end === 'CANCELED') await commitDraw(tx, { id, status: 'OPEN' }, { event, operationId: null });
  const tickets = people.map((name, index) => ({
    drawId: id,
    userId: demoId(name),
    tickets: ticketsOf(1 + dice(`tickets of ${name}`, 6)),
    createdAt: new Date(opensAt.getTime() + hours(3 + 5 * index)),
  }));
  if (tickets.length > 0) await tx.insert(drawTicket).values(tickets);
  if (end !== 'DRAWN' && end !== 'PAID') return;
  await drawWinners(appAgo(app, -plan.closes), tx, id);
  if (end === 'DRAWN') return;
  const paid = appAgo(app, -plan.closes - hours(6));
  const operation = await openOperation(tx, 'pay draw', 'system', new Date(paid.clock.now()));
  await payWinners(paid, tx, operation, id);
};

/** Draws in each state; the winners follow from the seed, as in real draws. */
export const seedDraws = async (app: App, tx: Tx): Promise<void> => {
  for (const plan of planned) await carryOut(app, tx, plan);
};
