import type { App } from '../app/app';
import type { NotifierConfig } from '../config/notifier-config';
import { fetchJson } from './connectors/fetch-json';
import { vkCall } from './connectors/vk-notifier';
import { greetFromBot } from './greet-from-bot';

interface Place {
  readonly server: string;
  readonly key: string;
  ts: string;
}

const waitSeconds = 25;

/** Asks VK for messages to the community; one that came by our link carries the code as its `ref`. */
export const pollVk = (app: App, vk: NonNullable<NotifierConfig['vk']>) => {
  let place: Place | null = null;
  const findPlace = async (): Promise<Place> => {
    const { body } = await vkCall(vk, 'groups.getLongPollServer', { group_id: vk.groupId });
    const { server, key, ts } = Object(body['response']);
    if (typeof server !== 'string') throw new Error('vk did not say where its news are');
    return { server, key: String(key), ts: String(ts) };
  };
  return async (signal: AbortSignal): Promise<void> => {
    place ??= await findPlace();
    const query = new URLSearchParams({ act: 'a_check', key: place.key, ts: place.ts, wait: String(waitSeconds) });
    const { body } = await fetchJson(`${place.server}?${query.toString()}`, { signal }, (waitSeconds + 10) * 1000);
    if (body['failed'] !== undefined) {
      place = null;
      return;
    }
    const updates = Array.isArray(body['updates']) ? body['updates'] : [];
    for (const update of updates.map((one: unknown) => Object(one))) {
      const { from_id: from, ref } = Object(Object(update.object).message);
      if (update.type === 'message_new' && Number.isInteger(from) && typeof ref === 'string') await greetFromBot(app, 'vk', String(from), ref, `id${String(from)}`);
    }
    place.ts = String(body['ts'] ?? place.ts);
  };
};
