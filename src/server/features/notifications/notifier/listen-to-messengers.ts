import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '#server/platform/app.ts';
import type { NotifierConfig } from '#server/platform/config/config.ts';
import { fetchJson, jsonPost } from './connectors/connector';
import { telegramMethod } from './connectors/telegram-notifier';
import { connectFromBot } from './connect-from-bot';
import { type Max, maxCall } from './connectors/max-notifier';
import { handleMaxUpdate } from './handle-max-update';
import { vkCall } from './connectors/vk-notifier';

const waitSeconds = 25;

/**
 * Long-polls Telegram for updates and handles `/start {code}`. Handled updates are confirmed by the next request's
 * offset.
 */
const pollTelegram = (app: App, telegram: NonNullable<NotifierConfig['telegram']>) => {
  let offset = 0;
  return async (signal: AbortSignal): Promise<void> => {
    const question = jsonPost({ offset, timeout: waitSeconds, allowed_updates: ['message'] });
    const { status, body } = await fetchJson(
      telegramMethod(telegram, 'getUpdates'),
      { ...question, signal },
      (waitSeconds + 10) * 1000,
    );
    const news = body['result'];
    if (!Array.isArray(news)) throw new Error(`telegram getUpdates answered ${status}`);
    for (const update of news.map((one: unknown) => Object(one))) {
      const { chat, from, text } = Object(update.message);
      const code = /^\/start ([\w-]{10,64})$/.exec(String(text))?.[1];
      if (code !== undefined && Object(chat).type === 'private') {
        const name: unknown = Object(from).username;
        await connectFromBot(
          app,
          'telegram',
          String(Object(chat).id),
          code,
          typeof name === 'string' ? `@${name}` : '',
        );
      }
      offset = Number(update.update_id) + 1;
    }
  };
};

interface LongPollServer {
  readonly server: string;
  readonly key: string;
  ts: string;
}

/** Long-polls VK for messages to the community; one sent through our link has the code in its `ref`. */
const pollVk = (app: App, vk: NonNullable<NotifierConfig['vk']>) => {
  let longPoll: LongPollServer | null = null;
  const findLongPollServer = async (): Promise<LongPollServer> => {
    const { body } = await vkCall(vk, 'groups.getLongPollServer', { group_id: vk.groupId });
    const { server, key, ts } = Object(body['response']);
    if (typeof server !== 'string') throw new Error('vk did not say where its news are');
    return { server, key: String(key), ts: String(ts) };
  };
  return async (signal: AbortSignal): Promise<void> => {
    longPoll ??= await findLongPollServer();
    const query = new URLSearchParams({
      act: 'a_check',
      key: longPoll.key,
      ts: longPoll.ts,
      wait: String(waitSeconds),
    });
    const { body } = await fetchJson(`${longPoll.server}?${query.toString()}`, { signal }, (waitSeconds + 10) * 1000);
    if (body['failed'] !== undefined) {
      longPoll = null;
      return;
    }
    const updates = Array.isArray(body['updates']) ? body['updates'] : [];
    for (const update of updates.map((one: unknown) => Object(one))) {
      const { from_id: from, ref } = Object(Object(update.object).message);
      if (update.type === 'message_new' && Number.isInteger(from) && typeof ref === 'string')
        await connectFromBot(app, 'vk', String(from), ref, `id${String(from)}`);
    }
    longPoll.ts = String(body['ts'] ?? longPoll.ts);
  };
};

const maxUpdates = ['bot_started', 'bot_stopped'] as const;

/** Long-polls MAX, which its makers allow for trying out only; the marker confirms what was handled. */
const pollMax = (app: App, max: Max) => {
  let marker: string | null = null;
  return async (signal: AbortSignal): Promise<void> => {
    const query = new URLSearchParams({ timeout: String(waitSeconds), types: maxUpdates.join(',') });
    if (marker !== null) query.set('marker', marker);
    const { status, body } = await maxCall(max, `/updates?${query.toString()}`, { signal }, (waitSeconds + 10) * 1000);
    const { updates, marker: next } = body;
    if (!Array.isArray(updates)) throw new Error(`max /updates answered ${status}`);
    for (const update of updates) await handleMaxUpdate(app, update);
    if (typeof next === 'number') marker = String(next);
  };
};

/** Asks MAX to call us with its updates; it forgets that after hours of failures, so it is asked again each hour. */
const subscribeToMax = (app: App, max: Max, secret: string) => {
  const url = `${app.config.publicUrl}/v1/notifier/max/updates`;
  return async (signal: AbortSignal): Promise<void> => {
    const wanted = jsonPost({ url, secret, update_types: maxUpdates });
    const { status, body } = await maxCall(max, '/subscriptions', { ...wanted, signal });
    if (status !== 200 || body['success'] === false) throw new Error(`max /subscriptions answered ${status}`);
    await wait(3_600_000, undefined, { signal, ref: false });
  };
};

type Poll = (signal: AbortSignal) => Promise<void>;

const afterFailureMs = 5000;

/** Polls the bots for people who bring their codes, as long as the process runs. */
export const listenToMessengers = (app: App): { stop(): Promise<void> } => {
  const end = new AbortController();
  const loop = async (poll: Poll): Promise<void> => {
    while (!end.signal.aborted) {
      try {
        await poll(end.signal);
      } catch (problem) {
        if (end.signal.aborted) return;
        app.log.warn({ err: problem }, 'a messenger is unreachable');
        await wait(afterFailureMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const { telegram, max, vk } = app.config.notifiers;
  const polls = [
    ...(telegram ? [pollTelegram(app, telegram)] : []),
    ...(max ? [max.secret === null ? pollMax(app, max) : subscribeToMax(app, max, max.secret)] : []),
    ...(vk ? [pollVk(app, vk)] : []),
  ];
  const loops = polls.map(loop);
  return {
    stop: async () => {
      end.abort();
      await Promise.all(loops);
    },
  };
};
