import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { canonicalEmail } from '#domain/people/email.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import { type SendMail, Undeliverable } from '../../platform/outbox/job-runner';
import { announce, userRoom } from '../../platform/outbox/put-outbox';

/** Notes whether the mailbox takes letters; its owner's pages hear of a change. */
const noteMailbox = async ({ db, clock, outbox }: App, email: string, refuses: boolean): Promise<void> => {
  const changed = await inTransaction(db, async (tx) => {
    const owners = await tx
      .update(appUser)
      .set({ mailRefusedAt: refuses ? new Date(clock.now()) : null })
      .where(and(eq(appUser.emailKey, canonicalEmail(email)), (refuses ? isNull : isNotNull)(appUser.mailRefusedAt)))
      .returning({ id: appUser.id });
    for (const { id } of owners) await announce(tx, [userRoom(id)], 'me changed', {});
    return owners.length > 0;
  });
  if (changed) outbox.kick();
};

/**
 * Sends letters to people and remembers whose mailbox refuses them for good, so that the page can say so. A letter
 * whose code is no longer valid is dropped, and so is one with a code that was refused for good: its reader is told by
 * the page, and an operator could do nothing with it.
 */
export const mailToPeople =
  (app: App, send: SendMail): SendMail =>
  async (message, key) => {
    const { to, validUntil } = message;
    if (validUntil !== undefined && Date.parse(validUntil) <= app.clock.now()) return;
    try {
      await send(message, key);
    } catch (problem) {
      if (!(problem instanceof Undeliverable)) throw problem;
      await noteMailbox(app, to, true);
      if (validUntil === undefined) throw problem;
      return;
    }
    await noteMailbox(app, to, false);
  };
