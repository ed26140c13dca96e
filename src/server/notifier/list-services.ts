import { eq } from 'drizzle-orm';
import type { NotifierServiceView } from '../../contract/notifier';
import { notifierServices } from '../../domain/enums/notifier-service';
import type { App } from '../app/app';
import { notifierService } from '../db/schema/notifications';
import { appUser } from '../db/schema/people';
import { connectorClasses, connectorOf, isStandIn } from './connector-of';

/** All channels of the product as this person has them. */
export const listServices = async (app: App, userId: string): Promise<NotifierServiceView[]> => {
  const rows = await app.db.select().from(notifierService).where(eq(notifierService.userId, userId));
  const [user] = await app.db.select({ email: appUser.email, confirmedAt: appUser.emailConfirmedAt }).from(appUser).where(eq(appUser.id, userId));
  return notifierServices.map((name) => {
    const row = rows.find(({ service }) => service === name);
    if (name === 'email') {
      const status = user?.confirmedAt ? 'connected' : null;
      return { name, connectorClass: null, status, enabled: row?.enabled ?? true, title: user?.email ?? '', available: true, demo: false };
    }
    return {
      name,
      connectorClass: connectorClasses[name],
      status: row ? 'connected' : null,
      enabled: row?.enabled ?? false,
      title: row?.title ?? '',
      available: connectorOf(app, name) !== null,
      demo: isStandIn(app, name),
    };
  });
};
