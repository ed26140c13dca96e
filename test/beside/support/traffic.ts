import { setTimeout as sleep } from 'node:timers/promises';
import { v4 as uuid } from 'uuid';
import { checkLedger } from '#server/features/balance/public.ts';
import { type ChatClient, connected } from '../../chat/support/chat-client';
import { newSquadChat, type Person } from '../../chat/support/chat-people';
import { cachedBalance } from '../../support/money/ledger-state';
import { newKey } from '../../support/money/start-deposit';
import type { TestServer } from '../../support/server/start-test-server';
import { squadScene } from '../../support/squads/squad-scene';

const rubles = 1_000_000;
const tip = 50;
/** Milliseconds between two tries; a caller that never stops has none. */
const between = 50;

interface Heard {
  readonly text: string;
  readonly seq: number;
}

/**
 * People who tip and talk without a pause, each until they are answered: what is sent again has the same key. Knows what
 * was acknowledged, and how long nothing was.
 */
export const startTraffic = async (node: TestServer, tippers = 4, pauseMs = between) => {
  const scene = await squadScene(node);
  const mate = await scene.mate();
  const clients = await Promise.all(Array.from({ length: tippers }, () => scene.client(rubles)));
  const [ann, bob]: readonly Person[] = [await scene.client(), await scene.client()];
  if (ann === undefined || bob === undefined) throw new Error('Two people talk');
  const { chatId } = await newSquadChat(node, [ann, bob]);
  let [speaker, listener]: ChatClient[] = [await connected(node.url, ann), await connected(node.url, bob)];
  const given = new Map<string, number>();
  const said: Heard[] = [];
  const writes: number[] = [performance.now()];
  const statuses = new Map<string, number>();
  let isOver = false;
  const count = (answer: string): void => void statuses.set(answer, (statuses.get(answer) ?? 0) + 1);

  const give = async ({ id, browser }: (typeof clients)[number]): Promise<void> => {
    while (!isOver) {
      const idempotencyKey = newKey();
      for (;;) {
        const answer = await browser
          .call('POST /v1/balance/tips/purchase', { body: { userId: mate.id, amount: tip }, idempotencyKey })
          .catch(() => null);
        count(`tip ${answer?.status ?? 'none'} ${answer?.code ?? ''}`);
        if (answer?.status === 200) break;
        if (pauseMs > 0) await sleep(pauseMs);
      }
      given.set(id, (given.get(id) ?? 0) + 1);
      writes.push(performance.now());
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  const talk = async (): Promise<void> => {
    for (let number = 1; !isOver; number += 1) {
      const text = `Слово ${number}`;
      const clientId = uuid();
      for (;;) {
        const ack = await speaker?.call('chat message', { chatId, clientId, message: text }).catch(() => null);
        count(`message ${ack?.ok === true ? 'ok' : (ack?.code ?? 'none')}`);
        if (ack?.ok === true) {
          said.push({ text, seq: ack.seq });
          break;
        }
        if (speaker?.socket.connected === false) speaker = await connected(node.url, ann).catch(() => speaker);
        await sleep(between);
      }
      await sleep(between);
    }
  };
  const working = Promise.all([...clients.map(give), talk()]);

  return {
    /** Seconds of the longest time in which no tip was acknowledged. */
    longestPause: (): number =>
      writes.reduce((longest, at, index) => Math.max(longest, at - (writes[index - 1] ?? at)), 0) / 1000,
    /** Seconds from that moment to the first tip that was acknowledged after it. */
    backAfter: (moment: number): number => ((writes.find((at) => at > moment) ?? Infinity) - moment) / 1000,
    /** Until twenty more tips have been acknowledged. */
    goesOn: async (): Promise<void> => {
      const enough = writes.length + 20;
      while (writes.length < enough) await sleep(between);
    },
    answers: () => Object.fromEntries(statuses),
    /** Lets everybody come to an end, then compares what they were told with what the database holds. */
    stop: async () => {
      isOver = true;
      await working;
      await sleep(500);
      const live = (listener?.eventsOf('chat message') ?? []).map(({ message, seq }) => ({ text: message, seq }));
      const catchUps = listener?.eventsOf('catch up').length ?? 0;
      speaker?.close();
      listener?.close();
      listener = await connected(node.url, bob);
      const kept: Heard[] = [];
      for (let hasMore = true; hasMore;) {
        const page = await listener.ask('get chat messages', { chatId, page: 0, afterSeq: kept.at(-1)?.seq ?? 0 });
        kept.push(...page.messages.map(({ message, seq }) => ({ text: message, seq })));
        hasMore = page.hasMore && page.messages.length > 0;
      }
      listener.close();
      const texts = kept.map(({ text }) => text);
      let [lost, doubled] = [0, 0];
      for (const { id } of clients) {
        const spent = (rubles * 100 - (await cachedBalance(node.database, 'USER', id))) / (tip * 100);
        lost += Math.max(0, (given.get(id) ?? 0) - spent);
        doubled += Math.max(0, spent - (given.get(id) ?? 0));
      }
      return {
        tips: { lost, doubled },
        messages: {
          lost: said.filter(({ text }) => !texts.includes(text)).length,
          doubled: texts.length - new Set(texts).size,
          /** Not delivered live, though the page was not told to catch up either. */
          missed: catchUps > 0 ? 0 : kept.filter(({ seq }) => !live.some((one) => one.seq === seq)).length,
        },
        faults: await checkLedger(node.database.db),
      };
    },
  };
};

/** Nothing acknowledged is gone, nothing was done twice, nothing was missed without being told, and money adds up. */
export const unharmed = { tips: { lost: 0, doubled: 0 }, messages: { lost: 0, doubled: 0, missed: 0 }, faults: [] };
