import { type Rubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { days, hours } from '#domain/time/durations.ts';
import {
  changeRowsIn,
  cancelReserve,
  lockReserve,
  fundReserveIn,
  rowsOf,
  writeReserve,
} from '#server/features/reserves/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { demoCast, type DemoCast } from '../squads/demo-cast';
import { appAgo, payIn } from './demo-past';

interface Part {
  readonly rubles: Rubles;
  readonly comment: string;
  readonly ago: number;
  /** Null while it waits for the client. */
  readonly answer: 'confirm' | { readonly no: string } | null;
}

interface PutAside {
  readonly mate: string;
  /** Null: a link for anyone, which nobody has used yet. */
  readonly client: string | null;
  readonly rubles: Rubles;
  readonly comment: string;
  readonly ago: number;
  readonly parts?: readonly Part[];
  readonly canceled?: boolean;
}

const reserves: readonly PutAside[] = [
  {
    mate: 'Алиса',
    client: 'Киберкот',
    rubles: 6000,
    comment: 'Разборы демок на месяц',
    ago: days(8),
    parts: [
      { rubles: 2000, comment: 'Разбор демки, Мираж', ago: days(6), answer: 'confirm' },
      { rubles: 1500, comment: 'Разбор демки, Нюк', ago: days(4), answer: { no: 'Обсудили меньше часа' } },
      { rubles: 1000, comment: 'Разбор демки, Анубис', ago: hours(21), answer: null },
    ],
  },
  {
    mate: 'Ветер',
    client: 'Киберкот',
    rubles: 900,
    comment: 'План тренировок',
    ago: days(11),
    parts: [{ rubles: 900, comment: 'План на две недели', ago: days(10), answer: 'confirm' }],
  },
  { mate: 'Мирай', client: 'Киберкот', rubles: 1200, comment: 'Тайминги на Дасте', ago: days(7), canceled: true },
  {
    mate: 'Северин',
    client: 'Енот',
    rubles: 2400,
    comment: 'Разбор демки: четыре смерти, одна ошибка',
    ago: days(9),
    parts: [
      { rubles: 800, comment: 'Разбор демки, Мираж', ago: days(7), answer: 'confirm' },
      { rubles: 300, comment: 'Разбор демки, Нюк', ago: days(3), answer: { no: 'Перенесли на субботу' } },
      { rubles: 500, comment: 'Разбор демки, Анубис', ago: hours(20), answer: null },
    ],
  },
  { mate: 'Северин', client: 'Сова', rubles: 2000, comment: 'Игра по выходным', ago: days(5) },
  { mate: 'Северин', client: null, rubles: 3500, comment: 'Раскидки на Мираже', ago: hours(20) },
];

/** @throws Error if the demo's cast has nobody of this name */
const named = (people: readonly Actor[], name: string): Actor => {
  const found = people.find(({ username }) => username === name);
  if (!found) throw new Error(`the demo has no ${name}`);
  return found;
};

const askFor = async (app: App, tx: Tx, id: string, mate: Actor, client: Actor, part: Part): Promise<void> => {
  const at = new Date(app.clock.now() - part.ago);
  const { rubles, comment, answer } = part;
  const amount = rublesToKopecks(rubles);
  const step = { tx, operationId: await openOperation(tx, 'unreserve: ask', mate.id, at), at, by: mate.id };
  await changeRowsIn(step, await lockReserve(tx, id), mate, { act: 'ask', amount, comment });
  const [row] = await rowsOf(tx, [id]);
  if (answer === null || !row) return;
  const soon = new Date(at.getTime() + hours(5));
  const said =
    answer === 'confirm'
      ? ({ act: 'confirm', rowId: row.id } as const)
      : ({ act: 'reject', rowId: row.id, comment: answer.no } as const);
  const decision = {
    tx,
    operationId: await openOperation(tx, `unreserve: ${said.act}`, client.id, soon),
    at: soon,
    by: client.id,
  };
  await changeRowsIn(decision, await lockReserve(tx, id), client, said);
};

const carryOut = async (app: App, tx: Tx, cast: DemoCast, plan: PutAside): Promise<void> => {
  const { rubles, comment, ago, parts = [] } = plan;
  const then = appAgo(app, ago);
  const mate = named(cast.mates, plan.mate);
  const id = await writeReserve(
    tx,
    mate.id,
    { amount: rublesToKopecks(rubles), kind: 'OTHER', comment },
    then.clock.now(),
  );
  if (plan.client === null) return;
  const client = named(cast.clients, plan.client);
  const soon = appAgo(app, ago - hours(2));
  await payIn(soon, tx, { userId: client.id, rubles, method: 'SBP' });
  const at = new Date(soon.clock.now());
  const step = {
    tx,
    operationId: await openOperation(tx, 'POST /v1/balance/reserve', client.id, at),
    at,
    by: client.id,
  };
  await fundReserveIn(soon, step, client, id);
  for (const part of parts) await askFor(app, tx, id, mate, client, part);
  if (plan.canceled !== true) return;
  const later = new Date(app.clock.now() - ago / 2);
  const back = {
    tx,
    operationId: await openOperation(tx, 'cancel reserve', client.id, later),
    at: later,
    by: client.id,
  };
  await cancelReserve(back, await lockReserve(tx, id));
};

/** Reserves in each state. Clients get extra deposits to pay for them. */
export const seedReserves = async (app: App, tx: Tx): Promise<void> => {
  const cast = await demoCast(tx);
  for (const plan of reserves) await carryOut(app, tx, cast, plan);
};
