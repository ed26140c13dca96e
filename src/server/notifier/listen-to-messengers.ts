import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../app/app';
import { pollTelegram } from './poll-telegram';
import { pollVk } from './poll-vk';

type Poll = (signal: AbortSignal) => Promise<void>;

const afterFailureMs = 5000;

/** Waits for people who come to the bots with their codes, as long as the process lives. */
export const listenToMessengers = (app: App): { stop(): Promise<void> } => {
  const end = new AbortController();
  const loop = async (poll: Poll): Promise<void> => {
    while (!end.signal.aborted) {
      try {
        await poll(end.signal);
      } catch (problem) {
        if (end.signal.aborted) return;
        app.log.warn({ err: problem }, 'a messenger does not answer');
        await wait(afterFailureMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const { telegram, vk } = app.config.notifiers;
  const loops = [...(telegram ? [loop(pollTelegram(app, telegram))] : []), ...(vk ? [loop(pollVk(app, vk))] : [])];
  return {
    stop: async () => {
      end.abort();
      await Promise.all(loops);
    },
  };
};
