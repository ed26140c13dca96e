import type { Contacts } from '#contract/contacts.ts';
import { canonicalEmail, emailShape } from '#domain/people/email.ts';
import { isOgrn } from '#domain/receipts/ogrn.ts';
import { sampleOwner } from '#domain/text/sample-owner.ts';
import { ConfigError } from './config';
import { type Env, readUrl } from './env-values';

/** Nobody's: a page of the demo would look unfinished without any. */
const ofDemo: Contacts = {
  email: 'support@naparnik.example',
  youtube: 'https://www.youtube.com/@naparnik.example',
  discord: 'https://discord.gg/naparnik.example',
  vk: 'https://vk.com/naparnik.example',
  telegram: 'https://t.me/naparnik_example',
  owner: sampleOwner,
};

const readEmail = (env: Env, name: string): string | null => {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (!emailShape.test(canonicalEmail(text))) throw new ConfigError(`${name}=${text}: an email address is needed.`);
  return text;
};

const ownerParts = ['OWNER_ADDRESS', 'OWNER_OGRN', 'OWNER_HOURS'] as const;

const readOwner = (env: Env): Contacts['owner'] => {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const name = text('OWNER_NAME');
  if (name === null) {
    const alone = ownerParts.find((part) => text(part) !== null);
    if (alone !== undefined) throw new ConfigError(`${alone}: OWNER_NAME is needed with it.`);
    return null;
  }
  const ogrn = text('OWNER_OGRN');
  if (ogrn !== null && !isOgrn(ogrn))
    throw new ConfigError(`OWNER_OGRN=${ogrn}: 13 or 15 digits with the right last one are needed.`);
  return { name, address: text('OWNER_ADDRESS'), ogrn, hours: text('OWNER_HOURS') };
};

/** The contacts of the footer; those of the demo only where none is set. @throws ConfigError */
export const readContacts = (env: Env, demo: boolean): Contacts => {
  const page = (name: string): string | null => readUrl(env, name, ['https:']);
  const set: Contacts = {
    email: readEmail(env, 'CONTACT_EMAIL'),
    youtube: page('CONTACT_YOUTUBE'),
    discord: page('CONTACT_DISCORD'),
    vk: page('CONTACT_VK'),
    telegram: page('CONTACT_TELEGRAM'),
    owner: readOwner(env),
  };
  return demo && Object.values(set).every((one) => one === null) ? ofDemo : set;
};
