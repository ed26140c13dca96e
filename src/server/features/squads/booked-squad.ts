import type { Kopecks } from '#domain/money/kopecks.ts';
import type { HourlyRates } from '#domain/pricing/rates.ts';
import type { SquadEffect } from '#domain/squad/apply-squad-event.ts';
import { createSquad } from '#domain/squad/creation/create-squad.ts';
import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import type { SquadNotice } from '#domain/squad/facts/squad-effect.ts';
import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import type { MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { commitStep, requireCommitted, stepSquadIn } from './commit-step';
import { collectFacts } from './create';

/** A squad of two that was booked some time ago. */
export interface BookedSquad {
  readonly clientId: string;
  readonly mateId: string;
  /** Current facts, but on the terms that were agreed on. */
  readonly mate: MateFacts;
  readonly terms: SquadTerms;
  /** Rates of the day when it was booked. */
  readonly rates: HourlyRates;
}

interface BookingScope {
  readonly app: App;
  readonly tx: Tx;
  /** Id of the operation that all steps belong to. */
  readonly operation: string;
}

/** Notices that are skipped: both have agreed and paid long ago. */
const skippedNotices: ReadonlySet<SquadNotice> = new Set([
  'INVITED',
  'MEMBER_JOINED',
  'PAYMENT_DUE',
  'CONFIRMATION_DUE',
  'PAID',
]);

const skips = ({ type, params }: SquadEffect): boolean =>
  // An answer given at the same moment says nothing about how fast the mate answers.
  type === 'recordAnswer' || (type === 'notify' && skippedNotices.has(params.notice));

const onBookedTerms = (facts: CreateSquadFacts, { mateId, mate, terms, rates }: BookedSquad): CreateSquadFacts => ({
  ...facts,
  rates,
  category: facts.category && { ...facts.category, percent: terms.categoryPercent },
  mates: [{ mateId, facts: mate }],
  // Other open invitations between the two do not prevent this squad.
  hasInvitationFromInvited: false,
});

/**
 * Creates the squad of a booking inside an open transaction with its mate joined, and returns its number. It has its
 * quote and waits for `payBookedSquad`.
 * @throws Refusal the rules' refusal; the transaction must be rolled back then
 */
export const makeBookedSquad = async (scope: BookingScope, booked: BookedSquad): Promise<number> => {
  const { app, tx, operation } = scope;
  const { clientId, mateId, terms } = booked;
  const creator = { id: clientId, emailConfirmed: true, mateGameId: null };
  const { categoryKind: _kind, categoryPercent: _percent, languages, ...rest } = terms;
  const body = {
    ...rest,
    languages: [...languages],
    visible: false,
    hot: false,
    mateIds: [mateId],
    friendIds: [],
    friendLinks: 0,
  };
  const make = async (at: number) => createSquad(onBookedTerms(await collectFacts(app, tx, creator, body, at), booked));
  const step = { app, tx, operation, skips };
  const { squadId, made } = requireCommitted(await commitStep(step, { squadId: null, make }));
  const [failed] = made.errors;
  if (failed) throw new Refusal(failed.code);
  await stepSquadIn(step, squadId, (_state, at) => ({
    type: 'squad.accept',
    by: mateId,
    at,
    hasSquad: false,
    active: true,
  }));
  return squadId;
};

/**
 * The client pays the amount due and the mate confirms, which opens the lobby. `agreed`: the most that may be paid,
 * kopecks.
 * @throws Refusal as `makeBookedSquad`, SQUADS_INVALID_MEMBER_PAYMENT when it would cost more
 */
export const payBookedSquad = async (
  { app, tx, operation }: BookingScope,
  squadId: number,
  { clientId, mateId, agreed }: { readonly clientId: string; readonly mateId: string; readonly agreed: Kopecks },
): Promise<void> => {
  const step = { app, tx, operation, skips };
  await stepSquadIn(step, squadId, ({ context }, at) => {
    const quoted = Math.min(amountDue(context, clientId), agreed);
    return { type: 'squad.pay', by: clientId, at, quoted, balance: null };
  });
  await stepSquadIn(step, squadId, (_state, at) => ({ type: 'squad.confirm', by: mateId, at }));
};
