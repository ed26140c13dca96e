import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/enums/category-kind';
import { mateLevels } from '../../domain/enums/mate-level';
import { payModes } from '../../domain/enums/pay-mode';
import { platforms } from '../../domain/enums/platform';
import { squadHistoryEventTypes } from '../../domain/enums/squad-history-event-type';
import { squadMemberTypes } from '../../domain/enums/squad-member-type';
import { squadStatuses } from '../../domain/enums/squad-status';
import { squadActions } from '../../domain/squad/squad-action';
import type { SquadContext } from '../../domain/squad/squad-context';
import { gameId, uuid } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';
import { rubles } from '../schemas/rubles';

/** A person on a card or in a row. */
export const person = z.object({
  id: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  onlineLevel: z.literal([0, 1, 2]),
});

const mateCard = z.object({ grade: z.enum(mateLevels), rating: z.number(), languages: z.array(z.string()) });

export const squadMember = z.object({
  id: uuid,
  user: person,
  type: z.enum(squadMemberTypes),
  /** INVITED people hold a place but are not in yet. */
  state: z.enum(['JOINED', 'INVITED']),
  expiresAt: z.nullable(isoTime),
  joinedAt: z.nullable(isoTime),
  confirmed: z.boolean(),
  /** What this member costs (a mate: earns before his percent), in rubles; null while nothing is quoted. */
  share: z.nullable(rubles),
  /** Who pays that share. */
  payerId: z.nullable(uuid),
  paid: z.boolean(),
  mate: z.nullable(mateCard),
});

export const squadPrice = z.object({
  /** One line for each mate. */
  lines: z.array(z.object({ mateId: uuid, username: z.string(), amount: rubles })),
  /** What the service bears (promo code, trial). */
  discount: rubles,
  /** What all payers together pay. */
  total: rubles,
  shares: z.array(z.object({ memberId: z.nullable(uuid), payerId: z.nullable(uuid), amount: rubles })),
});

const squadHistoryLine = z.object({
  id: z.string(),
  event: z.enum(squadHistoryEventTypes),
  at: isoTime,
  by: z.nullable(person),
  subject: z.nullable(person),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const squadCategory = z.object({ id: z.number(), kind: z.enum(categoryKinds), name: z.string(), slug: z.string() });

/** A squad as one of its people sees it. */
export const squadView = z.object({
  id: z.number(),
  gameId,
  gameName: z.string(),
  category: squadCategory,
  platform: z.enum(platforms),
  languages: z.array(z.string()),
  durationMinutes: z.number(),
  slots: z.number(),
  payMode: z.enum(payModes),
  visible: z.boolean(),
  status: z.enum(squadStatuses),
  ownerId: uuid,
  createdAt: isoTime,
  members: z.array(squadMember),
  /** Invitations that failed when the squad was created. */
  errors: z.array(z.object({ memberId: z.nullable(uuid), memberType: z.enum(squadMemberTypes), code: z.string() })),
  /** Server time when the present step ends by itself. */
  deadlineAt: z.nullable(isoTime),
  waitingFor: z.array(uuid),
  allowedActions: z.array(z.enum(squadActions)),
  /** The quote in force; before READY what it would be now. */
  price: z.nullable(squadPrice),
  /** What the asking person pays now, and of it is due; null when he pays nothing. */
  myPayment: z.nullable(z.object({ amount: rubles, paid: z.boolean() })),
  /** What the asking mate receives for this squad after his percent of order. */
  myIncome: z.nullable(rubles),
  friendLinks: z.array(z.object({ token: z.string(), expiresAt: isoTime })),
  cancellation: z.array(
    z.object({
      stage: z.string(),
      action: z.enum(['leave', 'disband']),
      refunds: z.array(z.object({ payerId: uuid, paid: rubles, returned: rubles })),
    }),
  ),
  /** Mates who answered a hot squad, for its owner: inviting one joins him at once. */
  offers: z.optional(z.array(z.object({ user: person, mate: mateCard, expiresAt: isoTime }))),
  /** What was said in the dispute, the reason first; absent while there is none. */
  disputeTexts: z.optional(z.array(z.object({ kind: z.enum(['REASON', 'COMMENT', 'DECISION']), author: person, text: z.string(), at: isoTime }))),
  disputeFiles: z.optional(z.array(z.object({ id: uuid, author: person, name: z.string(), size: z.number(), url: z.string() }))),
  finishedAt: z.nullable(isoTime),
  settledAt: z.nullable(isoTime),
  history: z.array(squadHistoryLine),
  /** The rules' own view (kopecks, epoch ms), so that the page asks the same machine as the server. */
  context: z.custom<SquadContext>((value) => typeof value === 'object' && value !== null),
});

export type SquadView = z.output<typeof squadView>;
export type SquadMemberView = z.output<typeof squadMember>;
export type Person = z.output<typeof person>;
