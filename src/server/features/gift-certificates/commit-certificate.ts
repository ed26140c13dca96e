import { eq } from 'drizzle-orm';
import type { StageEvent } from '#domain/lifecycle/stage-log.ts';
import { giftCertificateLog } from '#domain/money/gift-certificate-log.ts';
import type { GiftCertificateEvent } from '#domain/money/gift-certificate-states.ts';
import type { Tx } from '../../platform/db/open-database';
import { giftCertificate } from '../../platform/db/schema/money/gift-certificates';
import { beginLog, makeStep } from '../../platform/steps/log-step';
import type { Certificate } from './certificate-view';

/** Stores a new certificate of its buyer, whose log begins. */
export const insertCertificate = async (
  tx: Tx,
  row: Omit<typeof giftCertificate.$inferInsert, 'status'>,
): Promise<Certificate> => {
  const [inserted] = await tx
    .insert(giftCertificate)
    .values({ ...row, status: 'CREATED' })
    .returning();
  if (!inserted) throw new Error('the certificate was not written');
  const { id, status, buyerId: by, createdAt } = inserted;
  await beginLog(tx, giftCertificateLog, { id, operationId: null, state: { status }, at: createdAt.getTime(), by });
  return inserted;
};

interface Change {
  readonly event: StageEvent<GiftCertificateEvent['type']>;
  /** What its transfers belong to. */
  readonly operationId: string;
  readonly values?: Partial<Omit<Certificate, 'status'>>;
}

/**
 * The only way in which a certificate's status changes: the step is made by the rules and logged, the row is stored. The
 * caller has locked the row and made sure that the event fits.
 */
export const commitCertificate = async (
  tx: Tx,
  { id, status: before }: Pick<Certificate, 'id' | 'status'>,
  { event, operationId, values = {} }: Change,
): Promise<Certificate> => {
  const { status } = await makeStep(tx, giftCertificateLog, { id, operationId, before: { status: before }, event });
  const [row] = await tx
    .update(giftCertificate)
    .set({ ...values, status })
    .where(eq(giftCertificate.id, id))
    .returning();
  if (!row) throw new Error(`certificate ${id} is gone`);
  return row;
};
