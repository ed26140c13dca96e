import { createECDH } from 'node:crypto';
import { ConfigError, type PushConfig } from './config';
import { isLoopbackHost } from './loopback';

const publicKeyOf = (privateKey: string): string | null => {
  const key = createECDH('prime256v1');
  try {
    key.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return key.getPublicKey().toString('base64url');
  } catch {
    return null;
  }
};

const readStandIn = (text: string | undefined): string | null => {
  if (!text) return null;
  if (!URL.canParse(text) || !isLoopbackHost(new URL(text).hostname))
    throw new ConfigError('PUSH_STAND_IN: an address of this machine is needed.');
  return new URL(text).origin;
};

/** Reads PUSH_PRIVATE_KEY with PUSH_CONTACT, PUSH_STAND_IN. @throws ConfigError */
export const readPushConfig = (env: Readonly<Record<string, string | undefined>>): PushConfig | null => {
  const [privateKey, contact] = [env['PUSH_PRIVATE_KEY'], env['PUSH_CONTACT']];
  if (!privateKey && !contact) return null;
  if (!privateKey || !contact) throw new ConfigError('PUSH_PRIVATE_KEY and PUSH_CONTACT are set together.');
  const publicKey = /^[\w-]{43}$/.test(privateKey) ? publicKeyOf(privateKey) : null;
  if (publicKey === null) throw new ConfigError('PUSH_PRIVATE_KEY: a key printed by npm run push:key is needed.');
  if (!/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(contact))
    throw new ConfigError('PUSH_CONTACT: an email like mailto:name@example.ru or an address https://… is needed.');
  return { privateKey, publicKey, contact, standIn: readStandIn(env['PUSH_STAND_IN']) };
};
