import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { notifierCode } from '../db/schema/notifications';

const lifetimeMs = 15 * 60_000;

/** A code for the link to a bot; an earlier one of the same person is worth nothing from here on. */
export const issueCode = (app: App, userId: string, service: 'telegram' | 'vk'): Promise<string> =>
  inTransaction(app.db, async (tx) => {
    const code = randomBytes(16).toString('base64url');
    await tx.delete(notifierCode).where(and(eq(notifierCode.userId, userId), eq(notifierCode.service, service)));
    await tx.insert(notifierCode).values({ code, userId, service, expiresAt: new Date(app.clock.now() + lifetimeMs) });
    return code;
  });

/** Whose code this is, once; null for a wrong or old one. */
export const spendCode = async (app: App, service: 'telegram' | 'vk', code: string): Promise<string | null> => {
  const [spent] = await app.db
    .delete(notifierCode)
    .where(and(eq(notifierCode.code, code), eq(notifierCode.service, service), gt(notifierCode.expiresAt, new Date(app.clock.now()))))
    .returning({ userId: notifierCode.userId });
  return spent?.userId ?? null;
};
