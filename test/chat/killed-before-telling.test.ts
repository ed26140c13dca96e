import { soakOr } from '../support/soak';
import { expectAgreement, settled } from './support/chat-agreement';
import { chatCrowd, type ChatCrowd } from './support/chat-crowd';
import type { ChatEngine } from './support/chat-engine';

const kills = soakOr(100, 2);
const each = 5;

jest.setTimeout(soakOr(3_600_000, 120_000));

let crowd: ChatCrowd;
const crowdIn = async (processes: number): Promise<ChatCrowd> => {
  crowd = await chatCrowd(2, processes, { TELLS_NOTHING_ITSELF: '1' });
  return crowd;
};
afterEach(() => crowd.close());

/** Says some lines until they are acknowledged, therefore stored; nobody else is told, and no event stands anywhere. */
const sayUntold = async ({ database }: ChatCrowd, speaker: ChatEngine, said: Set<string>): Promise<void> => {
  for (let index = 0; index < each; index += 1) said.add(speaker.say(`До гибели ${said.size}`));
  await speaker.until('the acknowledgements', () => speaker.log()?.outbox.length === 0);
  const { rows } = await database.pool.query("SELECT payload FROM outbox WHERE topic = 'chat'");
  expect(rows).toEqual([]);
};

test('C3: killed between commit and telling, beside another process: its people notice and ask, and each is shown once', async () => {
  const { database, chatId, engines, engineAt, restart } = await crowdIn(2);
  const said = new Set<string>();
  for (let round = 0; round < kills; round += 1) {
    // Connected to the process that is killed; the other one listens at the other process.
    await sayUntold(crowd, engineAt(0), said);
    await restart(() => settled(engineAt(1), said.size));
    await Promise.all(engines.map((engine) => settled(engine, said.size)));
  }
  await expectAgreement(database, chatId, engines, said);
  process.stdout.write(`${kills} kills, ${said.size} messages\n`);
});

test('C3: killed between commit and telling, alone: no event stands anywhere, whoever comes back asks, and each is shown once', async () => {
  const { database, chatId, engines } = await crowdIn(1);
  const said = new Set<string>();
  for (let round = 0; round < kills; round += 1) {
    await sayUntold(crowd, crowd.engineAt(round), said);
    await crowd.restart();
    await Promise.all(engines.map((engine) => settled(engine, said.size)));
  }
  await expectAgreement(database, chatId, engines, said);
});
