import type { TestServer } from '../server/start-test-server';

/** A squad of this client whose game has just ended. */
export const finishedSquad = async (
  { database, clock }: TestServer,
  userId: string,
  categoryId: number,
): Promise<void> => {
  const at = new Date(clock.now());
  const { rows } = await database.pool.query<{ id: number }>(
    `INSERT INTO squad (game_id, category_id, category_kind, owner_id, status, finished_at, platform, languages,
       duration_minutes, slots, pay_mode, visible, created_at, touched_at)
     SELECT game_id, id, kind, $1, 'FINISHED', $2, 'PC', '{ru}', 60, 2, 'OWNER', false, $2, $2 FROM category WHERE id = $3
     RETURNING id`,
    [userId, at, categoryId],
  );
  await database.pool.query(
    `INSERT INTO squad_member (squad_id, user_id, type, position, joined_at, active) VALUES ($1, $2, 'CLIENT', 0, $3, false)`,
    [rows[0]?.id, userId, at],
  );
};
