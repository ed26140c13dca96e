import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency';

/** Argon2id (2 in the library's enumeration, which is not importable under isolated modules). */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes some tens of milliseconds: a core stays free of it, and most of libuv's four threads, for everybody else. */
const limitHashing = limitConcurrency(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** Alike typed is alike hashed, however the keyboard composes its letters. */
export const hashPassword = (password: string): Promise<string> =>
  limitHashing(() => hash(password.normalize('NFKC'), options));

let nobody: Promise<string> | null = null;
/** Made once, so that an unknown name takes as long to refuse as a wrong password. */
const dummyHash = (): Promise<string> => (nobody ??= hashPassword('nobody has this password'));

/** Of an account that was opened without one: no hash, so nothing typed is equal to it. */
export const noPassword = 'none';

export const hasPassword = (stored: string): boolean => stored.startsWith('$argon2id$');

/** False also for a stored text that is no hash: such an account has no password. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const isHash = stored !== null && hasPassword(stored);
  const against = isHash && stored !== null ? stored : await dummyHash();
  const matches = await limitHashing(() => verify(against, password.normalize('NFKC')));
  return isHash && matches;
};
