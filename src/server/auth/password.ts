import { hash, verify } from '@node-rs/argon2';

/** Argon2id (2 in the library's enumeration, which is not importable under isolated modules). */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), options);

let nobody: Promise<string> | null = null;
/** Made once, so that an unknown name takes as long to refuse as a wrong password. */
const nobodysHash = (): Promise<string> => (nobody ??= hashPassword('nobody has this password'));

export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobodysHash()), password.normalize('NFKC'));
  return stored !== null && matches;
};
