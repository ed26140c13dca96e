import type { NotifierConfig } from '#server/platform/config/config.ts';
import { AddressGone, type Connector, fetchJson } from './connector';

type Vk = NonNullable<NotifierConfig['vk']>;

/** VK error codes: the person cannot be written to, or has forbidden it. */
const closedCodes = new Set([7, 901, 902]);

/** Calls VK's API with the community's token; errors are returned in `body.error`. */
export const vkCall = (vk: Vk, method: string, params: Readonly<Record<string, string>>) =>
  fetchJson(`${vk.apiUrl}/method/${method}`, {
    method: 'POST',
    body: new URLSearchParams({ ...params, access_token: vk.token, v: '5.199' }),
  });

/** Sends in the name of the product's community; the address is the person's id. `random_id` deduplicates repeats. */
export const vkNotifier = (vk: Vk): Connector => ({
  connectorClass: 'VkNotifier',
  send: async (address, { key, title, text, url }) => {
    const { status, body } = await vkCall(vk, 'messages.send', {
      user_id: address,
      random_id: String(key % 2_147_483_647),
      message: `${title}\n${text}\n${url}`,
    });
    const code: unknown = Object(body['error']).error_code;
    if (typeof code === 'number' && closedCodes.has(code)) throw new AddressGone('vk');
    if (body['error'] !== undefined || status !== 200) throw new Error(`vk answered ${status} ${String(code)}`);
  },
});
