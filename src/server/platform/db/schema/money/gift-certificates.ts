import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { giftCertificateDesigns, giftCertificateStatuses } from '#domain/money/gift-certificate.ts';
import { kopecks, time } from '../columns';

export const giftCertificate = pgTable('gift_certificate', {
  id: uuid('id').primaryKey(),
  /** Without dashes. */
  code: text('code').notNull(),
  buyerId: uuid('buyer_id').notNull(),
  nominal: kopecks('nominal').notNull(),
  design: text('design', { enum: giftCertificateDesigns }).notNull(),
  message: text('message').notNull().default(''),
  status: text('status', { enum: giftCertificateStatuses }).notNull(),
  receiverId: uuid('receiver_id'),
  createdAt: time('created_at').notNull(),
  paidAt: time('paid_at'),
  expiresAt: time('expires_at'),
  activatedAt: time('activated_at'),
});
