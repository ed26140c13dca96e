import { inArray } from 'drizzle-orm';
import type { deskWhatIfContract } from '#contract/desk/what-if.ts';
import { days, minutes } from '#domain/time/durations.ts';
import { askedTermNames, type OtherTerms, termFrom } from '#domain/what-if/other-terms.ts';
import { type StrikesSummed, sumUpStrikes } from '#domain/what-if/strikes.ts';
import { sumUp } from '#domain/what-if/sum-up.ts';
import type { App } from '#server/platform/app.ts';
import { limitConcurrency } from '#server/platform/concurrency/limit-concurrency.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { readReferralRates } from '#server/platform/settings/read-rates.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { askWhatIf } from './ask';
import { readBrought } from './read-brought';
import { readStrikes } from './read-strikes';

type Contract = typeof deskWhatIfContract;

/** The desk replays the latest so many squads; the whole period is a matter of `npm run what-if`. */
const mostAtDesk = 3000;
/** How many people and impossible steps are named. */
const mostNamed = 50;

/** A replay takes a core for seconds. */
const oneAtATime = limitConcurrency(1);

/** The asked terms, kopecks and percents. */
const termsOf = (query: Readonly<Partial<Record<string, unknown>>>): OtherTerms =>
  Object.fromEntries(
    askedTermNames.flatMap((name) => {
      const written = query[name];
      const value = typeof written === 'number' ? termFrom(name, written) : null;
      return value === null ? [] : [[name, value]];
    }),
  );

const namesOf = async ({ db }: Pick<App, 'db'>, ids: readonly string[]) => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(personColumns(appUser))
          .from(appUser)
          .where(inArray(appUser.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

const inMinutes = (ms: number): number => Math.round(ms / minutes(1));

const strikesView = ({ mates, decisions }: StrikesSummed, names: Awaited<ReturnType<typeof namesOf>>) => ({
  mates: mates.slice(0, mostNamed).flatMap(({ userId, was, would, refused }) => {
    const person = names.get(userId);
    return person === undefined ? [] : [{ person, was: inMinutes(was), would: inMinutes(would), refused }];
  }),
  matesCount: mates.length,
  decisions,
});

export const deskWhatIfHandlers: Handlers<Contract> = {
  'GET /v1/admin/what-if': (app, { query }) =>
    oneAtATime(async () => {
      const terms = termsOf(query);
      const until = new Date(app.clock.now());
      const since = new Date(until.getTime() - days(query.days));
      const strikes = await readStrikes(app.db, { since, until }, terms);
      const limits = strikes?.would.limits;
      const { tally, cut } = await askWhatIf(app.db, { since, until, most: mostAtDesk, limits }, terms);
      const settlements = [...tally.rewarded.was, ...tally.rewarded.would];
      const found = sumUp(tally, terms, await readBrought(app.db, settlements), await readReferralRates(app.settings));
      const shown = found.people.slice(0, mostNamed);
      const period = { from: since.getTime(), until: until.getTime() };
      const limited = strikes && sumUpStrikes(strikes, found.stopped, period);
      const named = [...shown, ...(limited?.mates.slice(0, mostNamed) ?? [])];
      const names = await namesOf(
        app,
        named.map(({ userId }) => userId),
      );
      const impossible = found.stopped.flatMap(({ squadId, step, event, why }) =>
        why === 'FOUND' ? [] : [{ squadId, step, event, code: why }],
      );
      return {
        since,
        squads: found.squads,
        cut,
        paid: found.paid,
        earned: found.earned,
        revenue: found.revenue,
        subsidy: found.subsidy,
        rewards: found.rewards,
        borne: found.borne,
        left: found.left,
        dearer: { count: found.dearer.count, sum: found.dearer.sum },
        open: found.open,
        unknown: found.stopped.length - impossible.length,
        impossible: impossible.slice(0, mostNamed),
        impossibleCount: impossible.length,
        people: shown.flatMap(({ userId, ...compared }) => {
          const person = names.get(userId);
          return person === undefined ? [] : [{ person, ...compared }];
        }),
        peopleCount: found.people.length,
        strikes: limited && strikesView(limited, names),
      };
    }),
};
