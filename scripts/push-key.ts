import { generateKeyPairSync } from 'node:crypto';

/** Prints a key for notifications of browsers. Whoever changes it later loses every browser that has subscribed. */
const { d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
process.stdout.write(`PUSH_PRIVATE_KEY=${d ?? ''}\n`);
