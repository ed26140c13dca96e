import { freePort } from '../../src/server/embedded-postgres/free-port';
import * as on from '../../src/client/chat/store/chat-actions';
import { startChildServer } from '../support/child-server';
import type { ChildServer } from '../support/child-server';
import { integerBetween, seededRandom } from '../support/seeded-random';
import { soakOr } from '../support/soak';
import { createTestDatabase } from '../support/test-database';
import type { TestDatabase } from '../support/test-database';
import { expectAgreement, settled } from './support/chat-agreement';
import { chatEngine } from './support/chat-engine';
import type { ChatEngine } from './support/chat-engine';
import { newPerson, newSquadChat } from './support/chat-people';
import type { Person } from './support/chat-people';

const people = soakOr(8, 3);
const messages = soakOr(10_000, 240);
const drops = soakOr(50, 6);
const kills = soakOr(10, 1);
const missed = soakOr(200, 40);

jest.setTimeout(soakOr(900_000, 120_000));

let database: TestDatabase;
let child: ChildServer;
let port: number;
let chatId: string;
let engines: ChatEngine[];
let tick: NodeJS.Timeout;
beforeAll(async () => {
  database = await createTestDatabase();
  port = await freePort();
  child = await startChildServer(database.url, port);
  const server = { url: child.url, database };
  const [first, ...rest] = await Promise.all(Array.from({ length: people }, () => newPerson(server)));
  if (!first) throw new Error('nobody came');
  const all: [Person, ...Person[]] = [first, ...rest];
  ({ chatId } = await newSquadChat(server, all));
  engines = await Promise.all(all.map((person) => chatEngine(person, port, chatId)));
  // How often one may write is tested elsewhere.
  tick = setInterval(() => void database.pool.query("DELETE FROM rate_count WHERE key LIKE 'chat-%'").catch(() => undefined), 200);
});
afterAll(async () => {
  clearInterval(tick);
  await Promise.all(engines.map((engine) => engine.close()));
  await child.kill();
  await database.drop();
});

test('C1: lines cut, acknowledgements lost, the server killed, one long offline: nothing lost, nothing doubled, one order, unread exact', async () => {
  const random = seededRandom();
  const pick = (): ChatEngine => engines[integerBetween(random, 0, engines.length - 1)] ?? engines[0] ?? raise();
  const said = new Set<string>();
  for (const engine of engines) engine.store.dispatch(on.chatShown({ chatId }));
  const sayOne = async (speakers = engines): Promise<void> => {
    const speaker = speakers[said.size % speakers.length] ?? raise();
    const backlog = (): number => speaker.log()?.outbox.length ?? 0;
    if (backlog() > 30) await speaker.until('a shorter outbox', () => backlog() < 10);
    said.add(speaker.say(`Сообщение ${said.size}`));
  };
  const every = (count: number): number => Math.max(1, Math.floor(messages / (count + 1)));
  const [absent, ...present] = engines;
  while (said.size < messages) {
    await sayOne();
    if (said.size % every(drops) === 0) {
      const { line } = pick();
      // Half of the cuts swallow what the server answers just before.
      if (random() < 0.5) line.deafen();
      await sayOne();
      setImmediate(() => line.cut());
    }
    if (said.size % every(kills) === 0) {
      await child.kill();
      await sayOne();
      child = await startChildServer(database.url, port);
    }
    if (said.size === Math.floor(messages / 3)) {
      absent?.line.setOpen(false);
      for (let index = 0; index < missed; index += 1) await sayOne(present);
      await Promise.all(present.map((engine) => engine.until('everything said', () => engine.log()?.outbox.length === 0)));
      absent?.line.setOpen(true);
    }
    if (random() < 0.01) {
      const reader = pick();
      reader.store.dispatch(on.readWanted({ chatId, seq: reader.log()?.lastSeq ?? 0 }));
    }
  }
  await Promise.all(engines.map((engine) => settled(engine, said.size)));
  await expectAgreement(database, chatId, engines, said);
});

const raise = (): never => {
  throw new Error('nobody there');
};
