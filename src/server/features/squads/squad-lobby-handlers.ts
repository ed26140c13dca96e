import { and, desc, eq } from 'drizzle-orm';
import type { LobbyNote, squadLobbyContract } from '#contract/squads/squad-lobby.ts';
import { memberIds } from '#domain/squad/selectors/members.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { squad, squadLobbyNote } from '#server/platform/db/schema/squads.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, squadRoom, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { loadSquad } from './store/squad-store';
import { isGoing } from './store/squad-rows';

const empty: LobbyNote = { nick: '', contact: '', code: '', voice: '' };

/**
 * Requires a member of the squad.
 * @throws Refusal SQUADS_NOT_FOUND also for other people, who must not learn that it exists
 */
const requireOwnSquad = (state: SquadState | null, userId: string): SquadState => {
  if (!state || !memberIds(state.context).includes(userId)) throw new Refusal('SQUADS_NOT_FOUND');
  return state;
};

/** The person's nick and contact of their last lobby in this game; its code and voice channel do not apply any more. */
const lastTime = async (db: Executor, userId: string, gameId: string): Promise<LobbyNote> => {
  const [last] = await db
    .select({ nick: squadLobbyNote.nick, contact: squadLobbyNote.contact })
    .from(squadLobbyNote)
    .innerJoin(squad, eq(squad.id, squadLobbyNote.squadId))
    .where(and(eq(squadLobbyNote.userId, userId), eq(squad.gameId, gameId)))
    .orderBy(desc(squadLobbyNote.toldAt))
    .limit(1);
  return { ...empty, ...last };
};

export const squadLobbyHandlers: Handlers<typeof squadLobbyContract> = {
  'GET /v1/squads/{id}/lobby': async (app, { actor, params: { id } }) => {
    const { context } = requireOwnSquad(await loadSquad(app.db, id, false), actor.id);
    const { userId, nick, contact, code, voice } = squadLobbyNote;
    const notes = await app.db
      .select({ userId, nick, contact, code, voice })
      .from(squadLobbyNote)
      .where(eq(squadLobbyNote.squadId, id));
    const members = memberIds(context);
    const { userId: _own, ...mine } = notes.find((note) => note.userId === actor.id) ?? {
      userId: actor.id,
      ...(await lastTime(app.db, actor.id, context.gameId)),
    };
    return {
      told: notes.some((note) => note.userId === actor.id),
      mine,
      others: notes.filter((note) => note.userId !== actor.id && members.includes(note.userId)),
    };
  },
  'PUT /v1/squads/{id}/lobby': (app, { actor, params: { id }, body }) =>
    inTransaction(app.db, async (tx) => {
      const state = requireOwnSquad(await loadSquad(tx, id, true), actor.id);
      if (!isGoing(state)) throw new Refusal('SQUADS_INVALID_STATE');
      const note = { ...body, toldAt: new Date(app.clock.now()) };
      await tx
        .insert(squadLobbyNote)
        .values({ squadId: id, userId: actor.id, ...note })
        .onConflictDoUpdate({ target: [squadLobbyNote.squadId, squadLobbyNote.userId], set: note });
      await announce(tx, [squadRoom(id), ...memberIds(state.context).map(userRoom)], 'squad changed', { squadId: id });
    }),
};
