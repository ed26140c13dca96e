import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { usernameKey } from '../../domain/users/username-key';
import type { appUser } from '../db/schema/people';
import { faceFile } from './faces/face-traits';

type NewUser = typeof appUser.$inferInsert;

/** The one password of all demo people, as the README says. */
export const demoPassword = 'naparnik-demo';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A number below `below` that is always the same for the same words. */
export const dice = (words: string, below: number): number => hashOf(words).readUInt32BE(0) % below;

/** Long before any demo: ids do not depend on when the database was filled. */
const idEpoch = Date.UTC(2025, 0, 1);

export const demoId = (name: string): string => uuidv7({ msecs: idEpoch, seq: 0, random: hashOf(`id of ${name}`).subarray(0, 16) });

export const demoEmail = (name: string): string => `${createHash('sha256').update(name).digest('hex').slice(0, 8)}@demo.naparnik.ru`;

interface DemoPerson {
  readonly name: string;
  readonly passwordHash: string;
  readonly hasPhoto: boolean;
  readonly createdAt: Date;
  readonly email?: string;
}

/** A person with a confirmed address, who may sign in. */
export const demoPerson = ({ name, passwordHash, hasPhoto, createdAt, email = demoEmail(name) }: DemoPerson): NewUser => ({
  id: demoId(name),
  username: name,
  usernameKey: usernameKey(name),
  email,
  emailKey: email,
  emailConfirmedAt: createdAt,
  passwordHash,
  avatarUrl: hasPhoto ? `/assets/faces/${faceFile(name)}` : null,
  country: 'RU',
  createdAt,
});
