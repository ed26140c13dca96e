import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOnSale, writeCertificateCode } from '#domain/money/gift-certificate.ts';
import type { Executor } from '../../platform/db/open-database';
import { giftCertificate } from '../../platform/db/schema/money/gift-certificates';
import { appUser } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';

export type Certificate = typeof giftCertificate.$inferSelect;

export const receiver = alias(appUser, 'receiver');

export const viewColumns = { row: giftCertificate, buyer: appUser.username, receiver: receiver.username };

interface Viewed {
  readonly row: Certificate;
  readonly buyer: string;
  readonly receiver: string | null;
}

/** A certificate as this person may see it: only the buyer sees the code, only the two of them the receiver. */
export const viewFor = (viewerId: string, { row, buyer, receiver: who }: Viewed) => {
  const isBuyer = row.buyerId === viewerId;
  return {
    id: row.id,
    nominal: row.nominal,
    design: row.design,
    message: row.message,
    status: row.status,
    code: isBuyer && row.status !== 'CREATED' ? writeCertificateCode(row.code) : null,
    buyer,
    receiver: isBuyer || row.receiverId === viewerId ? who : null,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    activatedAt: row.activatedAt,
  };
};

/** The same for one, by its id. */
export const viewCertificate = async (db: Executor, viewerId: string, id: string) => {
  const [found] = await db
    .select(viewColumns)
    .from(giftCertificate)
    .innerJoin(appUser, eq(appUser.id, giftCertificate.buyerId))
    .leftJoin(receiver, eq(receiver.id, giftCertificate.receiverId))
    .where(eq(giftCertificate.id, id));
  if (!found) throw new Error(`certificate ${id} is gone`);
  return viewFor(viewerId, found);
};

/**
 * An unpaid certificate of this person whose design is still in season.
 * @throws Refusal GIFT_CERTIFICATE_NOT_FOUND, GIFT_CERTIFICATE_WRONG_DESIGN
 */
export const unpaidOf = async (db: Executor, buyerId: string, id: string, now: number): Promise<Certificate> => {
  const [row] = await db
    .select()
    .from(giftCertificate)
    .where(and(eq(giftCertificate.id, id), eq(giftCertificate.buyerId, buyerId), eq(giftCertificate.status, 'CREATED')))
    .for('update');
  if (!row) throw new Refusal('GIFT_CERTIFICATE_NOT_FOUND');
  if (!isOnSale(row.design, now)) throw new Refusal('GIFT_CERTIFICATE_WRONG_DESIGN');
  return row;
};
