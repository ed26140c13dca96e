import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency';

/** Argon2id (2 in the library's enumeration, which is not importable under isolated modules). */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes tens of milliseconds: one core and at least one of libuv's four threads stay free for other work. */
const limitHashing = limitConcurrency(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** NFKC: the same password gives the same hash however the keyboard composes its characters. */
export const hashPassword = (password: string): Promise<string> =>
  limitHashing(() => hash(password.normalize('NFKC'), options));

let nobody: Promise<string> | null = null;
/** A hash to verify against when the name is unknown, so that it takes as long to refuse as a wrong password. */
const dummyHash = (): Promise<string> => (nobody ??= hashPassword('nobody has this password'));

/** Stored for an account without a password: it is no hash, so no password matches it. */
export const noPassword = 'none';

export const hasPassword = (stored: string): boolean => stored.startsWith('$argon2id$');

/** False also when the stored text is no hash: such an account has no password. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const isHash = stored !== null && hasPassword(stored);
  const against = isHash && stored !== null ? stored : await dummyHash();
  const matches = await limitHashing(() => verify(against, password.normalize('NFKC')));
  return isHash && matches;
};
