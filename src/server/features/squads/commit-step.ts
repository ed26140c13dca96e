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
import { demandActive } from '../../platform/sessions/demand-active';
import { openOperation } from '../../platform/ledger/operations';
import { Refusal } from '../../platform/http/refusal';
import { lookWhoIsFree, tellBusy } from '../mates/public';
import { busyChanges } from './busy-changes';
import type { EffectHandlers, SingleEffectType, StepContext } from './effects/effect-handler';
import { effectHandlers } from './effects/effect-handlers';
import { recordHistory } from './effects/record-history';
import { requireFunds } from './effects/share-funding';
import { askPrepaid } from './prepaid/ask-prepaid';
import { insertSquad, loadSquad, saveSquad } from './store/squad-store';

/**
 * The operation's row that a step's transfers belong to: one that stands already, or a new one that is written with the
 * step; its actor is a person, or `system`.
 */
type StepOperation = string | { readonly kind: string; readonly actor: string };

/** Where a step is made. */
interface StepPlace {
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

const operationOf = async ({ app, tx, operation: given }: StepPlace): Promise<string> =>
  typeof given === 'string' ? given : openOperation(tx, given.kind, given.actor, new Date(app.clock.now()));

const runEffect = <Type extends SingleEffectType>(
  step: StepContext,
  effect: { type: Type; params: SquadEffectParams[Type] },
): Promise<void> => {
  const handle: EffectHandlers[Type] = effectHandlers[effect.type];
  return handle(step, effect.params);
};

const carryOut = async (step: StepContext, effects: readonly SquadEffect[]): Promise<void> => {
  await requireFunds(step.tx, effects);
  await recordHistory(
    step,
    effects.flatMap((effect) => (effect.type === 'recordHistory' ? [effect.params] : [])),
  );
  for (const effect of effects) if (effect.type !== 'recordHistory') await runEffect(step, effect);
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
  place: StepPlace,
  step: Step<Made>,
): Promise<SquadRefused | Committed<Made>> => {
  const { app, tx, operation } = place;
  if (typeof operation === 'object') await demandActive(tx, operation.actor);
  const before = step.squadId === null ? null : await loadSquad(tx, step.squadId, true);
  const at = place.at ?? app.clock.now();
  const ask = () => {
    if (step.squadId === null) return step.make(at);
    if (before === null) throw new Refusal('SQUADS_NOT_FOUND');
    return step.make(before, at);
  };
  const made = await ask();
  if ('refused' in made) return made;
  const after: SquadState = { value: made.snapshot.value, context: made.snapshot.context };
  const operationId = await operationOf(place);
  const squadId =
    step.squadId === null || before === null
      ? await insertSquad(tx, after)
      : await saveSquad(tx, step.squadId, before, after, at);
  const effects = made.effects.filter((effect) => place.skips?.(effect) !== true);
  const { gameId } = after.context;
  await carryOut({ app, tx, squadId, gameId, operationId, at: new Date(at) }, effects);
  const changes = busyChanges(before, after);
  const freed = changes.filter(({ busy }) => busy === null).map(({ userId }) => userId);
  await lookWhoIsFree(tx, freed, at);
  await tellBusy(tx, changes);
  if (after.value === 'READY' && before?.value !== 'READY') await askPrepaid(tx, squadId);
  return { squadId, operationId, at, after, made };
};

/** What was committed. @throws Refusal the rules' refusal */
export const demandCommitted = <Made extends SquadApplied>(answer: SquadRefused | Committed<Made>): Committed<Made> => {
  if ('refused' in answer) throw new Refusal(answer.refused);
  return answer;
};

/** Makes the event once the squad is locked: its facts must be as fresh as the state they are asked with. */
export type EventMaker = (state: SquadState, at: number, tx: Tx) => SquadEvent | Promise<SquadEvent>;

/**
 * A person's step inside an open transaction; gives the squad after it.
 * @throws Refusal as `commitStep`, and the rules' refusal
 */
export const stepSquadIn = async (place: StepPlace, squadId: number, makeEvent: EventMaker): Promise<SquadState> => {
  const make = async (state: SquadState, at: number) => applySquadEvent(state, await makeEvent(state, at, place.tx));
  return demandCommitted(await commitStep(place, { squadId, make })).after;
};

/** A person's step in a transaction of its own. */
export const stepSquad = (app: App, actor: string, squadId: number, makeEvent: EventMaker): Promise<SquadState> =>
  inTransaction(app.db, (tx) => stepSquadIn({ app, tx, operation: { kind: 'squad step', actor } }, squadId, makeEvent));
