import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PersonSquadAnswer, personSquadSections } from '#contract/desk/people/person-squads.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { nextDeadline } from '#domain/squad/deadlines.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import type { App } from '#server/platform/app.ts';
import { within } from '#server/platform/db/filters.ts';
import { squad, squadMember } from '#server/platform/db/schema/squads.ts';
import { incomeOf } from '../views/income-of';
import { momentOf } from '../views/moment-of';
import { sectionStatuses } from './history-filter';
import { readHistory } from './list-history';

type Section = (typeof personSquadSections)[number];

const picks: Readonly<Record<Section, SQL | undefined>> = {
  all: undefined,
  active: and(inArray(squad.status, [...(sectionStatuses.active ?? [])]), isNull(squadMember.leftAt)),
  unsettled: and(eq(squad.status, 'FINISHED'), isNull(squad.settledAt)),
  disputed: sql`${squad.dispute} IS NOT NULL`,
  disbanded: eq(squad.status, 'DISBANDED'),
};

/** The total that payers have paid or will pay, kopecks; null while there is no mate and so no price. */
const priceNow = (state: SquadState) =>
  state.context.payments.length > 0
    ? sumOf(state.context.payments, ({ amount }) => amount)
    : (priceOf(state)?.total ?? null);

interface PersonSquadsPage {
  readonly section: Section;
  /** By when they were created. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

/** A page of a person's squads for operators, with their money. */
export const listPersonSquads = async (
  app: App,
  userId: string,
  { section, from, to, ...page }: PersonSquadsPage,
): Promise<{ items: PersonSquadAnswer[]; next: number | null }> => {
  const { entries, next } = await readHistory(app, userId, {
    ...page,
    which: and(picks[section], within(squad.createdAt, { from, to })),
  });
  const items = entries.map(({ item, state, amount }): PersonSquadAnswer => {
    const { payments, dispute } = state.context;
    return {
      ...item,
      price: priceNow(state),
      refunded: sumOf(payments, ({ refunded }) => refunded),
      income: incomeOf(state, userId, amount),
      until: momentOf(nextDeadline(state)?.at ?? null),
      wantedPercent: dispute?.wantedPercent ?? null,
    };
  });
  return { items, next };
};
