import { eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Db, Tx } from '../../platform/db/open-database';
import { innsToSeal, taxProfile } from '../../platform/db/schema/money/taxes';
import { keyedHash, seal, unseal } from '../../platform/secrets/seal';

/** An INN as it is stored. */
interface SealedInn {
  readonly innSealed: Buffer;
  /** Equal for equal numbers of this installation. */
  readonly innHash: Buffer;
  readonly innEnd: string;
}

export const sealInn = (secret: string, inn: string): SealedInn => ({
  innSealed: seal(secret, 'inn', inn),
  innHash: keyedHash(secret, 'inn hash', inn),
  innEnd: inn.slice(-4),
});

/** The whole number; null when the product's secret has changed since. */
export const openInn = (secret: string, innSealed: Buffer): string | null => unseal(secret, 'inn', innSealed);

const batch = 200;

/** Seals some numbers and forgets them; false: there was none. */
const sealBatch = async (tx: Tx, secret: string): Promise<boolean> => {
  const rows = await tx.select().from(innsToSeal).orderBy(innsToSeal.userId).limit(batch).for('update');
  for (const { userId, inn } of rows)
    await tx.update(taxProfile).set(sealInn(secret, inn)).where(eq(taxProfile.userId, userId));
  if (rows.length > 0)
    await tx.delete(innsToSeal).where(
      inArray(
        innsToSeal.userId,
        rows.map(({ userId }) => userId),
      ),
    );
  return rows.length > 0;
};

/** Seals the numbers that an earlier release stored as they are. Runs at each start, before the server listens. */
export const sealStoredInns = async (db: Db, secret: string): Promise<void> => {
  while (await inTransaction(db, (tx) => sealBatch(tx, secret)));
};
