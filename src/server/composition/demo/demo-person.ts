import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { usernameKey } from '#domain/people/username.ts';
import type { appUser } from '../../platform/db/schema/people';
import { faceFile } from './faces/face-traits';

type NewUser = typeof appUser.$inferInsert;

/** All demo people have this password; the README names it. */
export const demoPassword = 'naparnik-demo';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A pseudo-random number in [0, `below`) that is always the same for the same text. */
export const dice = (words: string, below: number): number => hashOf(words).readUInt32BE(0) % below;

/** Fixed, so that ids do not depend on when the database was filled; earlier than any demo. */
const idEpoch = Date.UTC(2025, 0, 1);

/** The same person has the same id in every demo. */
export const demoId = (name: string): string =>
  uuidv7({ msecs: idEpoch, seq: 0, random: hashOf(`id of ${name}`).subarray(0, 16) });

const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** «Киберкот» → `kiberkot@demo.naparnik.ru`; not a real address. */
export const demoEmail = (name: string): string =>
  `${Array.from(name.toLowerCase(), (letter) => latin[letter] ?? letter).join('')}@demo.naparnik.ru`;

interface DemoPerson {
  readonly name: string;
  readonly passwordHash: string;
  readonly hasPhoto: boolean;
  readonly createdAt: Date;
  readonly email?: string;
}

/** A person with a confirmed address, who can sign in. */
export const demoPerson = ({
  name,
  passwordHash,
  hasPhoto,
  createdAt,
  email = demoEmail(name),
}: DemoPerson): NewUser => ({
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
