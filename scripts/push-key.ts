import { generateKeyPairSync } from 'node:crypto';

/** Prints a key for browser notifications (VAPID). Changing the key later invalidates all subscriptions. */
const { d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
process.stdout.write(`PUSH_PRIVATE_KEY=${d ?? ''}\n`);
