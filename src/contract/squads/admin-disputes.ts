import * as z from 'zod/mini';
import { disputeStatuses } from '../../domain/enums/dispute-status';
import { squadStatuses } from '../../domain/enums/squad-status';
import { endpoint } from '../kit/endpoint';
import { endpoints } from '../kit/endpoints';
import { gameId } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';
import { cursor, limitUpTo } from '../schemas/paging';
import { rubles } from '../schemas/rubles';
import { person, squadCategory } from './squad-view';

/** A dispute as moderators see it in their list; its page is the squad's. */
const dispute = z.object({
  squadId: z.number(),
  gameId,
  gameName: z.string(),
  category: squadCategory,
  squadStatus: z.enum(squadStatuses),
  status: z.enum(disputeStatuses),
  openedBy: person,
  /** Which side complains. */
  side: z.enum(['PAYER', 'MATE']),
  reason: z.string(),
  openedAt: isoTime,
  /** NEW: until when the other side may answer. IN_PROGRESS: until when a moderator must decide. CLOSED: null. */
  expiresAt: z.nullable(isoTime),
  wantedPercent: z.number(),
  decidedPercent: z.nullable(z.number()),
  /** What it is about, in rubles: the payers' money that the squad holds. */
  held: rubles,
});

export const adminDisputesContract = endpoints({
  'GET /v1/admin/disputes': endpoint({
    access: { permission: 'MANAGE_DISPUTES' },
    summary: 'Споры: сначала те, что ждут решения, затем ответа, затем закрытые; в каждой группе новые сквады сверху',
    query: z.object({ status: z.optional(z.enum(disputeStatuses)), cursor: z.optional(cursor), limit: limitUpTo(100, 50) }),
    response: z.object({ items: z.array(dispute), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
});
