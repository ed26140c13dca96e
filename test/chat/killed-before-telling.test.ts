import { soakOr } from '../support/soak';
import { expectAgreement, settled } from './support/chat-agreement';
import { startPeer } from '../support/server/start-peer';
import { chatCrowd, type ChatCrowd } from './support/chat-crowd';

const kills = soakOr(100, 2);
const each = 5;

jest.setTimeout(soakOr(3_600_000, 120_000));

let crowd: ChatCrowd;
beforeEach(async () => {
  crowd = await chatCrowd(2, 1, { TELLS_NOTHING_ITSELF: '1' });
});
afterEach(() => crowd.close());

/** Stops the outbox, so that nothing committed from now on is delivered. */
const holdBack = `
  CREATE FUNCTION hold_back() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.next_attempt_at := 'infinity'; RETURN NEW; END $$;
  CREATE TRIGGER hold_back BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION hold_back();`;

/** Delivers everything, each message twice, as if the process had died between delivering a job and deleting it. */
const letGo = `
  DROP TRIGGER hold_back ON outbox;
  DROP FUNCTION hold_back;
  UPDATE outbox SET next_attempt_at = now();
  INSERT INTO outbox (topic, payload) SELECT topic, payload FROM outbox;`;

test('C3: killed between commit and telling, beside another process: each event arrives, and is shown once', async () => {
  const { database, chatId, engines } = crowd;
  const leave = await startPeer(database);
  // A process that starts next to another knows about it from the beginning.
  await crowd.restart();
  const said = new Set<string>();
  for (let round = 0; round < kills; round += 1) {
    await database.pool.query(holdBack);
    const speaker = crowd.engineAt(round);
    for (let index = 0; index < each; index += 1) said.add(speaker.say(`До гибели ${said.size}`));
    // Acknowledged, therefore stored; not delivered to anyone else yet.
    await speaker.until('the acknowledgements', () => speaker.log()?.outbox.length === 0);
    const { rows } = await database.pool.query<{ untold: number }>(
      "SELECT count(*)::int AS untold FROM outbox WHERE next_attempt_at = 'infinity'",
    );
    expect(rows[0]?.untold).toBeGreaterThanOrEqual(each);
    await crowd.restart(() => database.pool.query(letGo));
    await Promise.all(engines.map((engine) => settled(engine, said.size)));
  }
  await expectAgreement(database, chatId, engines, said);
  process.stdout.write(`${kills} kills, ${said.size} messages\n`);
  await leave();
});

test('C3: killed between commit and telling, alone: no event stands anywhere, whoever comes back asks, and each is shown once', async () => {
  const { database, chatId, engines } = crowd;
  const said = new Set<string>();
  for (let round = 0; round < kills; round += 1) {
    const speaker = crowd.engineAt(round);
    for (let index = 0; index < each; index += 1) said.add(speaker.say(`До гибели ${said.size}`));
    await speaker.until('the acknowledgements', () => speaker.log()?.outbox.length === 0);
    const { rows } = await database.pool.query("SELECT payload FROM outbox WHERE topic = 'chat'");
    expect(rows).toEqual([]);
    await crowd.restart();
    await Promise.all(engines.map((engine) => settled(engine, said.size)));
  }
  await expectAgreement(database, chatId, engines, said);
});
