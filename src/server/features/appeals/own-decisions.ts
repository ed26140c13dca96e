import { and, desc, eq } from 'drizzle-orm';
import type { OwnDecisionAnswer } from '#contract/people/appeals.ts';
import { type AppealKind, appealKindNames, appealKinds } from '#domain/appeals/appeal-kinds.ts';
import type { App } from '../../platform/app';
import type { Executor } from '../../platform/db/open-database';
import { appeal } from '../../platform/db/schema/appeals';
import type { Decision } from './kinds/kind-of-decision';
import { kindsOfDecisions } from './kinds/kinds-of-decisions';

type Appeal = typeof appeal.$inferSelect;

/** How many appeals a person sees. */
const shownAppeals = 50;

const appealView = ({ state, words, answer, createdAt, decidedAt }: Appeal) => ({
  state,
  words,
  answer,
  createdAt,
  decidedAt,
});

/** The moment until which a decision may be appealed against. */
export const appealUntil = (kind: AppealKind, at: Date): Date => new Date(at.getTime() + appealKinds[kind].within);

/** A decision that stands, with the appeal against it. */
export const decisionView = (kind: AppealKind, decision: Decision, made: Appeal | null): OwnDecisionAnswer => ({
  kind,
  decision: decision.id,
  about: decision.about,
  title: decision.title,
  reason: decision.reason,
  excerpt: decision.excerpt,
  decidedAt: decision.at,
  until: appealUntil(kind, decision.at),
  appeal: made && appealView(made),
});

/** A decision as its appeal keeps it: it may stand no longer. */
export const appealedView = (made: Appeal): OwnDecisionAnswer => ({
  kind: made.kind,
  decision: made.decision,
  about: made.about,
  title: made.title,
  reason: made.reason,
  excerpt: made.excerpt,
  decidedAt: made.firstAt,
  until: appealUntil(made.kind, made.firstAt),
  appeal: appealView(made),
});

/** The appeal against a decision; null when there is none. */
export const findAppeal = async (db: Executor, kind: AppealKind, decision: string): Promise<Appeal | null> => {
  const [found] = await db
    .select()
    .from(appeal)
    .where(and(eq(appeal.kind, kind), eq(appeal.decision, decision)));
  return found ?? null;
};

/** What a person may still appeal against, and what they have appealed against, by the moment of the decision. */
export const listOwnDecisions = async (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  personId: string,
): Promise<readonly OwnDecisionAnswer[]> => {
  const made = await db
    .select()
    .from(appeal)
    .where(eq(appeal.userId, personId))
    .orderBy(desc(appeal.createdAt), desc(appeal.id))
    .limit(shownAppeals);
  const isAppealed = (kind: AppealKind, { id }: Decision): boolean =>
    made.some((one) => one.kind === kind && one.decision === id);
  const open = await Promise.all(
    appealKindNames.map(async (kind) => {
      const since = new Date(clock.now() - appealKinds[kind].within);
      const standing = await kindsOfDecisions[kind].list(db, personId, since);
      return standing.filter((one) => !isAppealed(kind, one)).map((one) => decisionView(kind, one, null));
    }),
  );
  return [...open.flat(), ...made.map(appealedView)].sort((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime());
};
