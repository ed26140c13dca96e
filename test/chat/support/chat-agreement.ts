import * as on from '#client/entities/chat/store/chat-actions.ts';
import type { TestDatabase } from '../../support/test-database';
import type { ChatEngine } from './chat-engine';

interface StoredRow {
  readonly seq: number;
  readonly client_id: string;
  readonly sender_id: string;
}

const storedRows = async ({ pool }: TestDatabase, chatId: string): Promise<readonly StoredRow[]> =>
  (
    await pool.query<StoredRow>('SELECT seq, client_id, sender_id FROM chat_message WHERE chat_id = $1 ORDER BY seq', [
      chatId,
    ])
  ).rows;

/** How many messages from its first one on the page does not have. */
const missing = (engine: ChatEngine): number => {
  const log = engine.log();
  return log === undefined ? 1 : log.lastSeq - log.firstSeq + 1 - engine.messages().length;
};

/**
 * Waits until a page has nothing left to send and has all messages of the chat; earlier ones are loaded by scrolling.
 */
export const settled = async (engine: ChatEngine, lastSeq: number): Promise<void> => {
  await engine.until(
    `everything up to ${lastSeq}`,
    () => engine.log()?.outbox.length === 0 && engine.log()?.lastSeq === lastSeq && missing(engine) === 0,
  );
  for (let first = engine.log()?.firstSeq ?? 1; first > 1; first = engine.log()?.firstSeq ?? 1) {
    engine.store.dispatch(on.historyWanted({ chatId: engine.log()?.id ?? '', beforeSeq: first }));
    await engine.until('older messages', () => (engine.log()?.firstSeq ?? 0) < first);
  }
};

/**
 * Nothing lost, nothing duplicated, one order for all, exact unread counts, whatever happened to connections and
 * servers.
 */
export const expectAgreement = async (
  database: TestDatabase,
  chatId: string,
  engines: readonly ChatEngine[],
  said: ReadonlySet<string>,
): Promise<void> => {
  const rows = await storedRows(database, chatId);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: said.size }, (_, index) => index + 1));
  expect(new Set(rows.map(({ client_id }) => client_id))).toEqual(said);
  for (const engine of engines) {
    expect(engine.messages().map(({ seq, clientId }) => [seq, clientId])).toEqual(
      rows.map(({ seq, client_id }) => [seq, client_id]),
    );
    const readSeq = engine.log()?.summary.readSeq ?? 0;
    expect(engine.log()?.unread).toBe(
      rows.filter(({ seq, sender_id }) => seq > readSeq && sender_id !== engine.person.id).length,
    );
  }
};
