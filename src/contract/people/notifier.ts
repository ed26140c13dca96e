import * as z from 'zod/mini';
import { notifierConnectorClasses, notifierServices, notifierStatuses } from '#domain/notifications/notifier.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';

const name = z.enum(notifierServices);

const service = z.object({
  name,
  /** Null for email. */
  connectorClass: z.nullable(z.enum(notifierConnectorClasses)),
  /** Null: not connected. */
  status: z.nullable(z.enum(notifierStatuses)),
  enabled: z.boolean(),
  /** The person's name or address in that service. */
  title: z.string(),
  /** Configured on this server. */
  available: z.boolean(),
  /** Simulated in the demo: nothing leaves this machine. */
  demo: z.boolean(),
});

export const notifierContract = endpoints({
  'GET /v1/notifier/services': endpoint({
    access: 'user',
    summary: 'Where notifications come to',
    response: z.array(service),
    errors: [],
  }),
  'POST /v1/notifier/max/updates': endpoint({
    access: 'public',
    summary: 'What happens in our bot in MAX, which calls with our secret; a repeat changes nothing',
    raw: true,
    errors: ['FORBIDDEN'],
  }),
  'POST /v1/notifier/services/{name}': endpoint({
    access: 'user',
    summary: 'Connects: at once (Discord by a webhook’s address) or by a link to a bot (Telegram, MAX, VK)',
    params: z.object({ name }),
    body: z.object({ webhookUrl: z.optional(z.string().check(z.maxLength(300))) }),
    /** `link`: where to finish connecting; null when it is already connected. */
    response: z.object({ status: z.nullable(z.enum(notifierStatuses)), link: z.nullable(z.string()) }),
    errors: ['NOTIFIER_ALREADY_CONNECTED', 'NOTIFIER_BAD_WEBHOOK', 'NOTIFIER_NOT_FOUND', 'NOTIFIER_TELEGRAM_IN_USE'],
  }),
  'DELETE /v1/notifier/services/{name}': endpoint({
    access: 'user',
    summary: 'Disconnects and forgets the address',
    params: z.object({ name }),
    errors: ['NOTIFIER_NOT_FOUND'],
  }),
  'PUT /v1/notifier/services/{name}/enabled': endpoint({
    access: 'user',
    summary: 'Switches a connected channel on or mutes it',
    params: z.object({ name }),
    body: z.object({ enabled: z.boolean() }),
    errors: ['NOTIFIER_NOT_FOUND'],
  }),
  'GET /v1/notifier/user/{id}/services': endpoint({
    access: 'user',
    summary:
      'Which messengers a person has connected: for that person, members of their squad (and of one they are invited to as a mate) and administrators',
    params: z.object({ id: uuid }),
    response: z.array(z.object({ name, status: z.enum(notifierStatuses) })),
    errors: ['USERS_NOT_FOUND'],
  }),
});

export type NotifierServiceView = z.output<typeof service>;
