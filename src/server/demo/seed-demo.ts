import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { setting } from '../db/schema/people';
import { refreshDemoPresence } from './demo-presence';
import { seedChats } from './chats/seed-chats';
import { seedClientReviews } from './seed-client-reviews';
import { seedGameParams } from './game-params/seed-game-params';
import { seedLandings } from './mates-side/seed-landings';
import { seedMatesSide } from './mates-side/seed-mates-side';
import { seedGames } from './seed-games';
import { seedMoney } from './seed-money';
import { seedNotifications } from './seed-notifications';
import { seedPeople } from './seed-people';
import { seedPovRequests } from './seed-pov-requests';
import { seedReviews } from './seed-reviews';
import { keepOpenSquads } from './squads/keep-open-squads';
import { seedDisputes } from './squads/seed-disputes';
import { seedInvitation } from './squads/seed-invitation';
import { seedPromoCodes } from './squads/seed-promo-codes';
import { seedSquads } from './squads/seed-squads';

interface DemoStep {
  readonly name: string;
  readonly run: (app: App) => Promise<void>;
}

const oneTransaction =
  (...works: readonly ((app: App, tx: Tx) => Promise<void>)[]) =>
  (app: App): Promise<void> =>
    inTransaction(app.db, async (tx) => {
      for (const work of works) await work(app, tx);
    });

/** What the demo consists of, in order. A step that needs transactions of its own takes the app alone. */
const steps: readonly DemoStep[] = [
  { name: 'people', run: oneTransaction((_app, tx) => seedGames(tx), seedPeople, seedMoney, seedReviews, seedClientReviews) },
  { name: 'game params', run: oneTransaction((_app, tx) => seedGameParams(tx)) },
  { name: 'squads', run: oneTransaction(seedSquads) },
  { name: 'mates side', run: oneTransaction(seedMatesSide, seedLandings) },
  { name: 'disputes', run: oneTransaction(seedDisputes) },
  { name: 'promo codes', run: oneTransaction(seedPromoCodes) },
  { name: 'notifications', run: oneTransaction(seedNotifications) },
  { name: 'pov-requests', run: oneTransaction(seedPovRequests) },
  { name: 'chats', run: oneTransaction(seedChats) },
  { name: 'invitation', run: oneTransaction(seedInvitation) },
];

const doneKey = (name: string): string => `demo:${name}`;

/** Fills a database with lively data, each step once; at every start its people are seen anew and open squads are there. */
export const seedDemo = async (app: App): Promise<void> => {
  const done = new Set((await app.db.select({ name: setting.name }).from(setting)).map(({ name }) => name));
  for (const { name, run } of steps) {
    if (done.has(doneKey(name))) continue;
    await run(app);
    await app.db.insert(setting).values({ name: doneKey(name), value: true });
  }
  await inTransaction(app.db, (tx) => refreshDemoPresence(app, tx));
  await inTransaction(app.db, (tx) => keepOpenSquads(app, tx));
};
