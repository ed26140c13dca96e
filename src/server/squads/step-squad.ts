import { v7 as uuidv7 } from 'uuid';
import { applySquadEvent } from '../../domain/squad/apply-squad-event';
import type { SquadEvent } from '../../domain/squad/squad-event';
import type { SquadState } from '../../domain/squad/squad-state';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { operation } from '../db/schema/ledger';
import { Refusal } from '../http/refusal';
import { carryOut } from './carry-out';
import { loadSquad } from './store/load-squad';
import { saveSquad } from './store/save-squad';

/** Makes the event once the squad is locked: its facts must be as fresh as the state they are asked with. */
export type EventMaker = (state: SquadState, at: number, tx: Tx) => SquadEvent | Promise<SquadEvent>;

/**
 * One step of a squad inside an open transaction: lock, restore from columns, ask the rules, apply, save,
 * carry out the effects.
 * @throws Refusal SQUADS_NOT_FOUND, the machine's refusal, BALANCE_INSUFFICIENT
 */
export const stepSquadIn = async (app: App, tx: Tx, operationId: string, squadId: number, makeEvent: EventMaker): Promise<SquadState> => {
  const before = await loadSquad(tx, squadId, true);
  if (!before) throw new Refusal('SQUADS_NOT_FOUND');
  const at = app.clock.now();
  const applied = applySquadEvent(before, await makeEvent(before, at, tx));
  if ('refused' in applied) throw new Refusal(applied.refused);
  const after: SquadState = { value: applied.snapshot.value, context: applied.snapshot.context };
  await saveSquad(tx, squadId, before, after, at);
  await carryOut({ app, tx, squadId, operationId, at: new Date(at) }, before, after, applied.effects);
  return after;
};

/** The operation's row that a step's transfers belong to. */
export const openOperation = async (app: App, tx: Tx, kind: string, actor: string): Promise<string> => {
  const id = uuidv7();
  await tx.insert(operation).values({ id, kind, actor, createdAt: new Date(app.clock.now()) });
  return id;
};

/** One step in a transaction of its own. */
export const stepSquad = (app: App, actor: string, squadId: number, makeEvent: EventMaker): Promise<SquadState> =>
  inTransaction(app.db, async (tx) => stepSquadIn(app, tx, await openOperation(app, tx, 'squad step', actor), squadId, makeEvent));
