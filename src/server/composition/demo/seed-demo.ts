import { sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { setting } from '../../platform/db/schema/people';
import { tellNobody, type TellStep } from '../../platform/start-steps';
import { refreshDemoPresence } from './demo-presence';
import { storeArticleCovers, seedArticles } from './blog/seed-articles';
import { seedChats } from './seed-chats';
import { seedClientReviews, seedReviews } from './seed-reviews';
import { seedGameParams } from './seed-game-params';
import { seedAnswers } from './mates-side/seed-answers';
import { seedLandings } from './mates-side/seed-landings';
import { seedVoices } from './mates-side/seed-voices';
import { seedMatesSide } from './mates-side/seed-mates-side';
import { seedGames } from './seed-games';
import { seedDraws } from './money/seed-draws';
import { seedGifts } from './money/seed-gifts';
import { seedLatestMoney, seedMoney } from './money/seed-money';
import { scoreAllPlaces } from '../../features/mate-access/public';
import { seedPastReceipts } from '../../features/receipts/public';
import { seedTaxProfiles } from './money/seed-tax-profiles';
import { seedRefunds } from './money/seed-refunds';
import { seedPrizes } from './money/seed-prizes';
import { markAsRead } from './money/mark-as-read';
import { seedReferrals } from './money/seed-referrals';
import { seedReserves } from './money/seed-reserves';
import { seedAges } from './people/seed-ages';
import { seedConsents } from './people/seed-consents';
import { seedNewcomers } from './people/seed-newcomers';
import { seedNotifications } from './seed-notifications';
import { seedPeople } from './seed-people';
import { seedPovRequests } from './seed-pov-requests';
import { seedWithdrawals } from './money/seed-withdrawals';
import { keepOpenSquads, openSquadsSoon } from './squads/keep-open-squads';
import { seedBookings } from './squads/seed-bookings';
import { seedDisputes, seedInvitation } from './squads/seed-disputes';
import { seedPromoCodes } from './squads/seed-promo-codes';
import { seedSquads } from './squads/seed-squads';
import { suppressEvents } from '../../platform/outbox/suppress-events';

/**
 * Runs `work` in a part of this transaction that sends no socket events: nobody needs events about the demo's past, and
 * one statement in seven would only send them. Jobs, such as letters, are put into the outbox as ever.
 */
const withoutEvents = <T>(tx: Tx, work: (quiet: Tx) => Promise<T>): Promise<T> =>
  tx.transaction((quiet) => {
    suppressEvents(quiet);
    return work(quiet);
  });

interface DemoStep {
  readonly name: string;
  /**
   * Name of the step that this one was a part of in earlier versions: a database with that step done has this one too.
   */
  readonly formerly?: string;
  readonly run: (app: App) => Promise<void>;
}

const oneTransaction =
  (...works: readonly ((app: App, tx: Tx) => Promise<void>)[]) =>
  (app: App): Promise<void> =>
    inTransaction(app.db, (tx) =>
      withoutEvents(tx, async (quiet) => {
        // A crash may lose commits of the demo: the step is simply run again. Repeated statements are planned once:
        // with so few rows, plans for particular values would be no better.
        await tx.execute(sql`SET LOCAL synchronous_commit = off`);
        await tx.execute(sql`SET LOCAL plan_cache_mode = force_generic_plan`);
        for (const work of works) await work(app, quiet);
      }),
    );

/** Independent steps: they write unrelated tables and run concurrently. */
const ownPasts: readonly DemoStep[] = [
  { name: 'first money', formerly: 'people', run: oneTransaction(seedMoney) },
  { name: 'reviews', formerly: 'people', run: oneTransaction(seedReviews, seedClientReviews) },
  { name: 'game params', run: oneTransaction((_app, tx) => seedGameParams(tx)) },
];

/** Steps that depend on earlier ones, in order. */
const commonPast: readonly DemoStep[] = [
  { name: 'squads', run: oneTransaction(seedSquads) },
  { name: 'mates side', run: oneTransaction(seedMatesSide, seedLandings) },
  { name: 'disputes', run: oneTransaction(seedDisputes) },
  { name: 'promo codes', run: oneTransaction(seedPromoCodes) },
  { name: 'notifications', run: oneTransaction(seedNotifications) },
  { name: 'pov-requests', run: oneTransaction(seedPovRequests) },
  { name: 'chats', run: oneTransaction(seedChats) },
  { name: 'articles', run: oneTransaction(seedArticles) },
  { name: 'invitation', run: oneTransaction(seedInvitation) },
  { name: 'withdrawals', run: oneTransaction(seedWithdrawals) },
  {
    name: 'gifts, reserves, draws, referrals',
    run: oneTransaction(markAsRead(seedGifts, seedReserves, seedDraws, seedReferrals, seedPrizes)),
  },
  { name: 'bookings', run: oneTransaction(markAsRead(seedBookings)) },
  { name: 'mate answers', run: oneTransaction(seedAnswers) },
  { name: 'voices', run: oneTransaction(seedVoices) },
  { name: 'latest money', run: oneTransaction(markAsRead(seedLatestMoney)) },
  { name: 'newcomers', run: oneTransaction(markAsRead(seedNewcomers), seedAges) },
  { name: 'refunds', run: oneTransaction(seedRefunds) },
  { name: 'receipts', run: oneTransaction(seedPastReceipts) },
  { name: 'consents', run: oneTransaction(seedConsents) },
];

const games: DemoStep = {
  name: 'games and people',
  formerly: 'people',
  run: oneTransaction((_app, tx) => seedGames(tx), seedPeople),
};

const taxProfiles: DemoStep = { name: 'tax profiles', run: oneTransaction(seedTaxProfiles) };

const ages: DemoStep = { name: 'ages', run: oneTransaction(seedAges) };

const openSquads: DemoStep = {
  name: 'open squads',
  formerly: 'squads',
  run: (app) => inTransaction(app.db, (tx) => keepOpenSquads(app, tx)),
};

const doneKey = (name: string): string => `demo:${name}`;

/**
 * Fills a database with sample data, each step once. `covers`: covers that are already being drawn. At every start it
 * refreshes the presence of the demo's people; squads that are missing then are opened by the sweeper, which may be at
 * it already: a start that opened them too would choose the same people, and fail.
 */
export const seedDemo = async (
  app: App,
  covers: Promise<void> | null = null,
  tell: TellStep = tellNobody,
): Promise<void> => {
  const done = new Set((await app.db.select({ name: setting.name }).from(setting)).map(({ name }) => name));
  const play = async ({ name, formerly = name, run }: DemoStep): Promise<void> => {
    if (done.has(doneKey(name)) || done.has(doneKey(formerly))) return;
    await run(app);
    await app.db.insert(setting).values({ name: doneKey(name), value: true });
  };
  if (!done.has(doneKey(openSquads.name))) tell('Filling the demo: people, squads, chats, articles, money');
  await play(games);
  await play(taxProfiles);
  await play(ages);
  await Promise.all(ownPasts.map(play));
  for (const step of commonPast) await play(step);
  await inTransaction(app.db, (tx) => refreshDemoPresence(app, tx));
  await scoreAllPlaces(app.db, app.clock.now());
  await play(openSquads);
  await openSquadsSoon(app);
  await (covers ?? storeArticleCovers(app.files));
};
