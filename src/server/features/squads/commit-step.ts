import {
  applySquadEvent,
  type SquadApplied,
  type SquadEffect,
  type SquadEffectParams,
  type SquadRefused,
} from '#domain/squad/apply-squad-event.ts';
import { v7 as uuidv7 } from 'uuid';
import type { OperationKind } from '#domain/money/operation-kind.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { requireActive } from '../../platform/sessions/require-active';
import type { OpeningOperation } from '../../platform/ledger/operations';
import type { PendingStep } from '../../platform/steps/write-step';
import { Refusal } from '../../platform/http/refusal';
import { consequences } from './consequences';
import { squadStep } from './step-log';
import {
  type EffectHandlers,
  type SingleEffectType,
  type StepContext,
  type BatchedEffectType,
  batchedEffectTypes,
} from './effects/effect-handler';
import { effectHandlers } from './effects/effect-handlers';
import { notifyOfStep } from './effects/notify';
import { recordHistory } from './effects/record-history';
import { requireFunds } from './effects/share-funding';
import { spentParts } from '#domain/squad/books/spent-parts.ts';
import { changeStepDeadlines } from './effects/step-deadlines';
import { insertSquad, loadSquad, loadSquadFor, saveSquad } from './store/squad-store';

/**
 * The operation that a step's transfers belong to: the id of an existing one, or a new one that is stored with the
 * step; its actor is a person or `system`. Without a kind it is named after the step's event.
 */
type StepOperation = string | { readonly kind?: OperationKind; readonly actor: string };

/** What a step runs in. */
interface StepScope {
  readonly app: App;
  readonly tx: Tx;
  readonly operation: StepOperation;
  /** Product time of the step, epoch ms; absent: the time when the squad is locked. */
  readonly at?: number;
  /** Effects to skip, such as notices about what people know already. */
  readonly skips?: (effect: SquadEffect) => boolean;
}

/** A step of an existing squad, or (`squadId` null) the creation of a new one. */
type Step<Made extends SquadApplied> =
  | {
      readonly squadId: number;
      readonly make: (state: SquadState, at: number) => Promise<Made | SquadRefused> | Made | SquadRefused;
    }
  | { readonly squadId: null; readonly make: (at: number) => Promise<Made | SquadRefused> | Made | SquadRefused };

interface Committed<Made extends SquadApplied = SquadApplied> {
  readonly squadId: number;
  readonly operationId: string;
  readonly at: number;
  readonly after: SquadState;
  readonly made: Made;
}

/** The current squad, locked, after requiring that the person whose step it is has an active account. */
const lockedBefore = async ({ tx, operation }: StepScope, squadId: number | null): Promise<SquadState | null> => {
  if (typeof operation === 'string') return squadId === null ? null : loadSquad(tx, squadId, true);
  if (squadId !== null) return loadSquadFor(tx, squadId, operation.actor);
  await requireActive(tx, operation.actor);
  return null;
};

/** The step's operation; `opened` is a new one that is not stored yet. */
const operationOf = (
  { operation: given }: StepScope,
  event: SquadEvent['type'] | undefined,
): { readonly id: string; readonly opened: OpeningOperation | null } => {
  if (typeof given === 'string') return { id: given, opened: null };
  const kind = given.kind ?? event;
  if (kind === undefined) throw new Error('a step that is no event needs a kind of operation');
  return { id: uuidv7(), opened: { kind, actor: given.actor } };
};

const runEffect = <Type extends SingleEffectType>(
  step: StepContext,
  effect: { type: Type; params: SquadEffectParams[Type] },
): Promise<void> => {
  const handle: EffectHandlers[Type] = effectHandlers[effect.type];
  return handle(step, effect.params);
};

/** Whether all effects of this type of a step are carried out in one batch. */
const isBatched = (effect: SquadEffect): effect is Extract<SquadEffect, { type: BatchedEffectType }> =>
  batchedEffectTypes.some((type) => type === effect.type);

const carryOut = async (
  step: StepContext,
  effects: readonly SquadEffect[],
  { opened, logged }: { readonly opened: OpeningOperation | null; readonly logged: PendingStep },
): Promise<void> => {
  await requireFunds(step.tx, effects);
  await recordHistory(
    step,
    effects.flatMap((effect) => (effect.type === 'recordHistory' ? [effect.params] : [])),
    opened,
    logged,
  );
  for (const effect of effects) if (!isBatched(effect)) await runEffect(step, effect);
  await notifyOfStep(
    step,
    effects.flatMap((effect) => (effect.type === 'notify' ? [effect.params] : [])),
  );
  await changeStepDeadlines(step, effects);
};

/**
 * The only way in which a squad changes, for people's calls, deadlines, creation and recreation alike: locks it,
 * restores it from columns, applies the event by the rules, saves it and carries out its effects in order
 * (ledger, history with the step's log, deadlines, outbox), then what follows from the change (`consequences`), all in the open transaction.
 * Rows are saved before the effects, which refer to them. A refused step changes nothing and is returned.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_HAS_SQUAD (two steps at once), BALANCE_INSUFFICIENT,
 * SQUADS_PROMO_CODE_EXCEEDS_USES, UNAUTHENTICATED when the person has been blocked meanwhile
 */
export const commitStep = async <Made extends SquadApplied>(
  scope: StepScope,
  step: Step<Made>,
): Promise<SquadRefused | Committed<Made>> => {
  const { app, tx } = scope;
  const before = await lockedBefore(scope, step.squadId);
  const at = scope.at ?? app.clock.now();
  const makeStep = () => {
    if (step.squadId === null) return step.make(at);
    if (before === null) throw new Refusal('SQUADS_NOT_FOUND');
    return step.make(before, at);
  };
  const made = await makeStep();
  if ('refused' in made) return made;
  const after: SquadState = { value: made.snapshot.value, context: made.snapshot.context };
  const { id: operationId, opened } = operationOf(scope, made.event?.type);
  const squadId =
    step.squadId === null || before === null
      ? await insertSquad(tx, after)
      : await saveSquad(tx, step.squadId, before, after, at);
  const logged = squadStep({ squadId, operationId, before, after, at, event: made.event });
  const effects = made.effects.filter((effect) => scope.skips?.(effect) !== true);
  const { gameId } = after.context;
  const spent = spentParts(before, after);
  await carryOut({ app, tx, squadId, gameId, operationId, at: new Date(at), spent }, effects, { opened, logged });
  for (const follow of consequences) await follow(tx, { squadId, operationId, before, after, at });
  return { squadId, operationId, at, after, made };
};

/** The committed step. @throws Refusal the rules' refusal */
export const requireCommitted = <Made extends SquadApplied>(
  answer: SquadRefused | Committed<Made>,
): Committed<Made> => {
  if ('refused' in answer) throw new Refusal(answer.refused);
  return answer;
};

/** Creates the event after the squad is locked, so that its facts are as fresh as the state. */
export type EventMaker = (state: SquadState, at: number, tx: Tx) => SquadEvent | Promise<SquadEvent>;

/**
 * A person's step inside an open transaction; returns the squad after it.
 * @throws Refusal as `commitStep`, and the rules' refusal
 */
export const stepSquadIn = async (scope: StepScope, squadId: number, makeEvent: EventMaker): Promise<SquadState> => {
  const make = async (state: SquadState, at: number) => applySquadEvent(state, await makeEvent(state, at, scope.tx));
  return requireCommitted(await commitStep(scope, { squadId, make })).after;
};

/** A person's step in a transaction of its own. */
export const stepSquad = (app: App, actor: string, squadId: number, makeEvent: EventMaker): Promise<SquadState> =>
  inTransaction(app.db, (tx) => stepSquadIn({ app, tx, operation: { actor } }, squadId, makeEvent));
