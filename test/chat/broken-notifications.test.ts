import { soakOr } from '../support/soak';
import { expectAgreement, settled } from './support/chat-agreement';
import { chatCrowd, type ChatCrowd } from './support/chat-crowd';

const cutForMs = soakOr(30_000, 2000);

jest.setTimeout(soakOr(300_000, 120_000));

let crowd: ChatCrowd;
beforeAll(async () => {
  crowd = await chatCrowd(4, 2);
});
afterAll(() => crowd.close());

test('C2: two processes whose notification connections break again and again: nothing lost, nothing doubled, one order, unread exact', async () => {
  const { database, chatId, engines } = crowd;
  const said = new Set<string>();
  const until = Date.now() + cutForMs;
  let cuts = 0;
  while (Date.now() < until || cuts < 5) {
    const { rowCount } = await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    );
    cuts += rowCount ?? 0;
    const speaker = crowd.engineAt(said.size);
    said.add(speaker.say(`Во время обрыва ${said.size}`));
    await speaker.until('it is stored', () => speaker.log()?.outbox.length === 0);
  }
  await Promise.all(engines.map((engine) => settled(engine, said.size)));
  await expectAgreement(database, chatId, engines, said);
});
