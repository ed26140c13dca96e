import { eq } from 'drizzle-orm';
import type { ownDataContract } from '#contract/people/own-data.ts';
import { hours } from '#domain/time/durations.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { putOutbox } from '../../platform/outbox/put-outbox';
import { packOwnData } from './pack-own-data';

const files = { perPerson: 5, windowMs: hours(24) } as const;

export const ownDataHandlers: Handlers<typeof ownDataContract> = {
  'GET /v1/users/me/data.zip': async (app, { actor, http }) => {
    await limitRate(app, `own-data:${actor.id}`, files.perPerson, files.windowMs);
    const packed = await packOwnData(app, actor.id);
    await inTransaction(app.db, async (tx) => {
      const [user] = await tx.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, actor.id));
      if (user === undefined) return;
      await putOutbox(tx, 'mail', {
        to: user.email,
        subject: 'Твои данные скачали',
        text: 'Из твоего аккаунта скачали всё, что сервис хранит о тебе. Если это не ты, смени пароль и заверши чужие входы в настройках.',
      });
    });
    app.outbox.kick();
    return http.reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="naparnik-data.zip"')
      .header('cache-control', 'no-store')
      .send(packed);
  },
};
