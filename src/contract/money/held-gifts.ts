import * as z from 'zod/mini';
import { heldGiftKinds } from '#domain/risk/held-gift.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';

const gift = z.object({
  id: uuid,
  kind: z.enum(heldGiftKinds),
  amount: money,
  /** The game that it is for; null: for registration. */
  squadId: z.nullable(z.number()),
  heldAt: time,
  /** It is given then at the latest, unless an operator decides otherwise. */
  dueAt: time,
});

export const heldGiftsContract = endpoints({
  'GET /v1/users/me/held-gifts': endpoint({
    access: 'user',
    summary: 'What the service will give after it has checked something, the latest first',
    response: z.object({ items: z.array(gift) }),
    errors: [],
  }),
});
