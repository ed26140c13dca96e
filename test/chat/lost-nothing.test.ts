import * as on from '#client/entities/chat/store/chat-actions.ts';
import { integerBetween, seededRandom } from '../support/seeded-random';
import { soakOr } from '../support/soak';
import { expectAgreement, settled } from './support/chat-agreement';
import { chatCrowd, type ChatCrowd } from './support/chat-crowd';
import type { ChatEngine } from './support/chat-engine';

const messages = soakOr(10_000, 240);
const drops = soakOr(50, 6);
const kills = soakOr(10, 1);
const missed = soakOr(200, 40);

jest.setTimeout(soakOr(3_600_000, 120_000));

let crowd: ChatCrowd;
beforeAll(async () => {
  crowd = await chatCrowd(soakOr(8, 3), 1);
});
afterAll(() => crowd.close());

test('C1: lines cut, acknowledgements lost, the server killed, one long offline: nothing lost, nothing doubled, one order, unread exact', async () => {
  const { engines, database, chatId } = crowd;
  const random = seededRandom();
  const anybody = (): ChatEngine => crowd.engineAt(integerBetween(random, 0, engines.length - 1));
  const said = new Set<string>();
  const say = (speaker: ChatEngine): void => void said.add(speaker.say(`Сообщение ${said.size}`));
  const nextSpeaker = async (speakers: readonly ChatEngine[] = engines): Promise<ChatEngine> => {
    const speaker = speakers[said.size % speakers.length] ?? anybody();
    const backlog = (): number => speaker.log()?.outbox.length ?? 0;
    if (backlog() > 30) await speaker.until('a shorter outbox', () => backlog() < 10);
    return speaker;
  };
  const sayOne = async (speakers?: readonly ChatEngine[]): Promise<void> => say(await nextSpeaker(speakers));
  const isTurn = (times: number): boolean => said.size % Math.max(1, Math.floor(messages / (times + 1))) === 0;

  const cutOne = async (): Promise<void> => {
    const { line } = anybody();
    // Before the line is deaf, for over a deaf one no outbox gets shorter.
    const speaker = await nextSpeaker();
    // Half of the cuts swallow what the server answers just before: the acknowledgement is lost.
    if (random() < 0.5) line.deafen();
    say(speaker);
    setImmediate(() => line.cut());
  };
  const leaveOneOut = async (): Promise<void> => {
    const [absent, ...present] = engines;
    absent?.line.setOpen(false);
    for (let index = 0; index < missed; index += 1) await sayOne(present);
    await Promise.all(
      present.map((engine) => engine.until('everything said', () => engine.log()?.outbox.length === 0)),
    );
    absent?.line.setOpen(true);
  };
  const readSome = (): void => {
    const reader = anybody();
    reader.store.dispatch(on.readWanted({ chatId, seq: reader.log()?.lastSeq ?? 0 }));
  };

  let isLeftOut = false;
  while (said.size < messages) {
    await sayOne();
    if (isTurn(drops)) await cutOne();
    if (isTurn(kills)) await crowd.restart(() => say(anybody()));
    if (!isLeftOut && said.size >= messages / 3) {
      isLeftOut = true;
      await leaveOneOut();
    }
    if (random() < 0.01) readSome();
  }
  await Promise.all(engines.map((engine) => settled(engine, said.size)));
  await expectAgreement(database, chatId, engines, said);
  process.stdout.write(`${said.size} messages, ${drops} cuts, ${kills} kills, ${missed} missed by one\n`);
});
