import { eq } from 'drizzle-orm';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { knownDevice } from '../db/schema/people';
import { notify } from '../notifications/notify';
import { nameBrowser } from '../sessions/name-browser';

/** Keeps that a person signed in from this browser; one that is new beside known ones is told to him, unless `userAgent` is null. */
export const rememberDevice = (app: App, userId: string, deviceHash: Buffer, userAgent: string | null): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const known = await tx.select({ hash: knownDevice.deviceHash }).from(knownDevice).where(eq(knownDevice.userId, userId));
    const seenAt = new Date();
    await tx
      .insert(knownDevice)
      .values({ userId, deviceHash, seenAt })
      .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.deviceHash], set: { seenAt } });
    if (userAgent === null || known.length === 0 || known.some(({ hash }) => hash.equals(deviceHash))) return;
    const { browser, system } = nameBrowser(userAgent);
    const device = [browser, system].filter((part) => part !== null).join(', ') || 'Неизвестный браузер';
    await notify(tx, [userId], { kind: 'NEW_DEVICE', facts: { device }, at: new Date(app.clock.now()) });
  });
