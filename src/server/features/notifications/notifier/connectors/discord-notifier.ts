import type { NotifierConfig } from '#server/platform/config/config.ts';
import { AddressGone, type Connector, fetchJson, jsonPost } from './connector';

type Discord = NonNullable<NotifierConfig['discord']>;

const hosts = new Set(['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']);
const path = /^\/api(?:\/v\d+)?\/webhooks\/(\d{5,25}\/[\w-]{20,120})\/?$/;

/**
 * `id/token` of a Discord webhook, null for any other address. Only this part is stored, and only Discord's own host is
 * ever called with it, so a person cannot make the server request a URL of their choice (SSRF).
 */
export const discordWebhook = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, pathname } = new URL(text);
  if (protocol !== 'https:' || !hosts.has(hostname) || port !== '' || username !== '') return null;
  return path.exec(pathname)?.[1] ?? null;
};

const urlOf = ({ apiUrl }: Discord, address: string): string => `${apiUrl}/api/webhooks/${address}`;

/** The webhook's own name; null when Discord does not know it. */
export const discordWebhookName = async (discord: Discord, address: string): Promise<string | null> => {
  const { status, body } = await fetchJson(urlOf(discord, address));
  return status === 200 ? String(body['name'] ?? '').slice(0, 80) : null;
};

/**
 * A text as Discord shows it letter for letter: `_Ник_`, `**`, `||`, a link in brackets, a heading or a list at the
 * start of a line mean something there.
 */
export const discordText = (text: string): string =>
  text
    .replaceAll(/[\\*_~`|[\]<>]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([#+-])/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)\./gm, String.raw`$1\.`);

/** Sends to a channel of the person's own Discord server. */
export const discordNotifier = (discord: Discord): Connector => ({
  connectorClass: 'DiscordNotifier',
  send: async (address, { title, text, url }) => {
    const { status } = await fetchJson(
      urlOf(discord, address),
      jsonPost({ content: `**${discordText(title)}**\n${discordText(text)}\n${url}`, allowed_mentions: { parse: [] } }),
    );
    if (status === 401 || status === 404) throw new AddressGone('discord');
    if (status < 200 || status > 299) throw new Error(`discord answered ${status}`);
  },
});
