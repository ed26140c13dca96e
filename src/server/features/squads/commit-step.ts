import {
  applySquadEvent,
  type SquadApplied,
  type SquadEffect,
  type SquadEffectParams,
  type SquadRefused,
} from '../../../domain/squad/apply-squad-event';
import type { SquadEvent } from '../../../domain/squad/rules/all-rules';
import type { SquadState } from '../../../domain/squad/facts/squad-context';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { requireActive } from '../../platform/sessions/require-active';
import { openingOperation, type OpeningOperation } from '../../platform/ledger/operations';
import { Refusal } from '../../platform/http/refusal';
import { scheduleFreeChecks, announceBusy } from '../mates/public';
import { busyChanges } from './busy-changes';
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
import { changeStepDeadlines } from './effects/step-deadlines';
import { announceCooled } from './hot/announce-cooled';
import { enqueuePrepaid } from './prepaid/enqueue-prepaid';
import { insertSquad, loadSquad, loadSquadFor, saveSquad } from './store/squad-store';

/**
 * The operation's row that a step's transfers belong to: one that stands already, or a new one that is written with the
 * step; its actor is a person, or `system`.
 */
type StepOperation = string | { readonly kind: string; readonly actor: string };

/** Where a step is made. */
interface StepScope {
  readonly app: App;
  readonly tx: Tx;
  readonly operation: StepOperation;
  /** Product time of the step, epoch ms; absent: now, once the squad is locked. */
  readonly at?: number;
  /** What of its consequences need not be carried out: what tells people of something that they know. */
  readonly skips?: (effect: SquadEffect) => boolean;
}

/** A step of a squad that stands, or (`squadId` null) the making of a new one. */
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

/** The squad as it stands, locked; whose step it is was demanded to be active before. */
const lockedBefore = async ({ tx, operation }: StepScope, squadId: number | null): Promise<SquadState | null> => {
  if (typeof operation === 'string') return squadId === null ? null : loadSquad(tx, squadId, true);
  if (squadId !== null) return loadSquadFor(tx, squadId, operation.actor);
  await requireActive(tx, operation.actor);
  return null;
};

/** The step's operation; `opened` is still to be written. */
const operationOf = ({ app, tx, operation: given }: StepScope) =>
  typeof given === 'string'
    ? { id: given, opened: null }
    : openingOperation(tx, given.kind, given.actor, new Date(app.clock.now()));

const runEffect = <Type extends SingleEffectType>(
  step: StepContext,
  effect: { type: Type; params: SquadEffectParams[Type] },
): Promise<void> => {
  const handle: EffectHandlers[Type] = effectHandlers[effect.type];
  return handle(step, effect.params);
};

/** Written by the step as a whole. */
const isBatched = (effect: SquadEffect): effect is Extract<SquadEffect, { type: BatchedEffectType }> =>
  batchedEffectTypes.some((type) => type === effect.type);

const carryOut = async (
  step: StepContext,
  effects: readonly SquadEffect[],
  opened: OpeningOperation | null,
): Promise<void> => {
  await requireFunds(step.tx, effects);
  await recordHistory(
    step,
    effects.flatMap((effect) => (effect.type === 'recordHistory' ? [effect.params] : [])),
    opened,
  );
  for (const effect of effects) if (!isBatched(effect)) await runEffect(step, effect);
  await notifyOfStep(
    step,
    effects.flatMap((effect) => (effect.type === 'notify' ? [effect.params] : [])),
  );
  await changeStepDeadlines(step, effects);
};

/**
 * The one way in which a squad changes, for people's calls, deadlines, creation and recreation alike: lock, restore
 * from columns, ask the rules and make the step, save, carry out its effects in their order (ledger, history,
 * deadlines, outbox); all in the open transaction. The rows stand before the effects, which refer to them.
 * A refused step changes nothing and is told.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_HAS_SQUAD (two steps at once), BALANCE_INSUFFICIENT,
 * SQUADS_PROMO_CODE_EXCEEDS_USES, UNAUTHENTICATED when its person has been blocked meanwhile
 */
export const commitStep = async <Made extends SquadApplied>(
  place: StepScope,
  step: Step<Made>,
): Promise<SquadRefused | Committed<Made>> => {
  const { app, tx } = place;
  const before = await lockedBefore(place, step.squadId);
  const at = place.at ?? app.clock.now();
  const ask = () => {
    if (step.squadId === null) return step.make(at);
    if (before === null) throw new Refusal('SQUADS_NOT_FOUND');
    return step.make(before, at);
  };
  const made = await ask();
  if ('refused' in made) return made;
  const after: SquadState = { value: made.snapshot.value, context: made.snapshot.context };
  const { id: operationId, opened } = operationOf(place);
  const squadId =
    step.squadId === null || before === null
      ? await insertSquad(tx, after)
      : await saveSquad(tx, step.squadId, before, after, at);
  const effects = made.effects.filter((effect) => place.skips?.(effect) !== true);
  const { gameId } = after.context;
  await carryOut({ app, tx, squadId, gameId, operationId, at: new Date(at) }, effects, opened);
  const changes = busyChanges(before, after);
  const freed = changes.filter(({ busy }) => busy === null).map(({ userId }) => userId);
  await scheduleFreeChecks(tx, freed, at);
  await announceBusy(tx, changes);
  if (before !== null) await announceCooled(tx, before, after);
  if (after.value === 'READY' && before?.value !== 'READY') await enqueuePrepaid(tx, squadId);
  return { squadId, operationId, at, after, made };
};

/** What was committed. @throws Refusal the rules' refusal */
export const requireCommitted = <Made extends SquadApplied>(
  answer: SquadRefused | Committed<Made>,
): Committed<Made> => {
  if ('refused' in answer) throw new Refusal(answer.refused);
  return answer;
};

/** Makes the event once the squad is locked: its facts must be as fresh as the state they are asked with. */
export type EventMaker = (state: SquadState, at: number, tx: Tx) => SquadEvent | Promise<SquadEvent>;

/**
 * A person's step inside an open transaction; gives the squad after it.
 * @throws Refusal as `commitStep`, and the rules' refusal
 */
export const stepSquadIn = async (place: StepScope, squadId: number, makeEvent: EventMaker): Promise<SquadState> => {
  const make = async (state: SquadState, at: number) => applySquadEvent(state, await makeEvent(state, at, place.tx));
  return requireCommitted(await commitStep(place, { squadId, make })).after;
};

/** A person's step in a transaction of its own. */
export const stepSquad = (app: App, actor: string, squadId: number, makeEvent: EventMaker): Promise<SquadState> =>
  inTransaction(app.db, (tx) => stepSquadIn({ app, tx, operation: { kind: 'squad step', actor } }, squadId, makeEvent));
