import fs from 'node:fs';
import path from 'node:path';
import { picture } from '../../support/pictures';
import { recorded } from '../../support/mates/sounds';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { type SentFile, sendFile } from '../../support/send-file';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests({ LOG_LEVEL: 'silent' });
const scene = sceneForTests(server);

const kept = (owner: string): readonly string[] => {
  const folder = path.join(server.product.app.config.dataDir, 'files', owner);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

/** A mate in a running game under dispute, and an operator: together they may upload files of every kind. */
const busyMate = async () => {
  const [owner, mate] = [await scene.client(9000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  await mate.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id: squadId },
    body: { reason: 'Клиент ушёл посреди первой карты', wantedPercent: 0 },
  });
  const { rows } = await server.database.pool.query('SELECT id FROM chat WHERE squad_id = $1', [squadId]);
  return { mate, operator: await makeAdministrator(server, 'MANAGE_GAMES'), squadId, chatId: String(rows[0]?.id) };
};

type Sends = Awaited<ReturnType<typeof busyMate>>;
type Route = Parameters<typeof sendFile>[1];
const upload = async ({ browser }: TestPerson, route: Route, file: Partial<SentFile> = {}) =>
  (await sendFile(browser, route, { bytes: await picture(), ...file })).code;

/** The table of its row, the folder of its bytes, and the call. */
const uploads: readonly (readonly [string, string, (by: Sends) => Promise<string | null>])[] = [
  ['app_user', 'avatars', ({ mate }) => upload(mate, 'PUT /v1/users/me/avatar')],
  ['mate_access', 'voices', ({ mate }) => upload(mate, 'PUT /v1/mates/me/voice', { bytes: recorded() })],
  [
    'blog_image',
    'blog',
    async ({ mate }) => upload(mate, 'POST /v1/blog/upload', { bytes: await picture({ width: 1200, height: 600 }) }),
  ],
  ['game_icon', 'games', ({ operator }) => upload(operator, 'POST /v1/admin/games/icons')],
  ['chat_file', 'chat', ({ mate, chatId }) => upload(mate, 'POST /v1/chat/{chatId}/files', { params: { chatId } })],
  [
    'squad_dispute_file',
    'disputes',
    ({ mate, squadId }) => upload(mate, 'POST /v1/squads/{id}/dispute/files', { params: { id: squadId } }),
  ],
];

/** While it runs, inserts into the table fail with this PostgreSQL error code. */
const whileRefusing = async <T>(table: string, code: string, work: () => Promise<T>): Promise<T> => {
  const { pool } = server.database;
  await pool.query(`CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = TG_ARGV[0]; END $$`);
  await pool.query(
    `CREATE TRIGGER refuse_row BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_row('${code}')`,
  );
  try {
    return await work();
  } finally {
    await pool.query(`DROP TRIGGER refuse_row ON ${table}`);
  }
};

describe.each(uploads)('a file whose row in %s cannot be written', (table, owner, send) => {
  test('does not stay', async () => {
    const by = await busyMate();
    const before = kept(owner);
    expect(await whileRefusing(table, 'P0001', () => send(by))).toBe('INTERNAL_ERROR');
    expect(kept(owner)).toEqual(before);
    expect(await send(by)).toBeNull();
  });

  test('stays when the database went away before it answered: the row may be there', async () => {
    const by = await busyMate();
    const before = kept(owner);
    expect(await whileRefusing(table, '57P01', () => send(by))).toBe('SERVICE_UNAVAILABLE');
    expect(kept(owner).length).toBeGreaterThan(before.length);
  });
});
