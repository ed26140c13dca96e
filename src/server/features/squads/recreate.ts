import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import { createSuccessor } from '#domain/squad/creation/create-successor.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';
import { commitStep, requireCommitted } from './commit-step';
import { loadSquad, releaseMembers } from './store/squad-store';

/**
 * The squad that replaces one marked «need to recreate»: the same people, what is held and the remaining minutes, in
 * the lobby at once; the old one transfers everything it holds and is disbanded.
 * @throws Refusal SQUADS_NOT_FOUND, the machine's refusal
 */
export const recreateSquad = (app: App, actor: Actor, oldId: number): Promise<{ squadId: number; errors: [] }> =>
  inTransaction(app.db, async (tx) => {
    const scope = { app, tx, operation: { kind: 'squad recreate' as const, actor: actor.id } };
    const { squadId, operationId, at } = requireCommitted(
      await commitStep(scope, {
        squadId: null,
        make: async (now) => {
          const old = await loadSquad(tx, oldId, true);
          if (!old) throw new Refusal('SQUADS_NOT_FOUND');
          const successor = createSuccessor(old, actor.id, now);
          // A person can have one active squad, so the old one releases its members before the new one takes them.
          if (!('refused' in successor)) await releaseMembers(tx, oldId);
          return successor;
        },
      }),
    );
    requireCommitted(
      await commitStep(
        { app, tx, operation: operationId, at },
        {
          squadId: oldId,
          make: (state) => applySquadEvent(state, { type: 'squad.recreated', by: actor.id, at, newSquadId: squadId }),
        },
      ),
    );
    return { squadId, errors: [] };
  });
