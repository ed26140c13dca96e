import { dismiss } from '../steps/member-parts';
import { laggardsOf } from '../selectors/readiness';
import { choose, emit, inOrder, record, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { confirmationExpiredRules } from '../rules/confirmation-expired';

const expired: Part = emit(() => [record('CONFIRMATION_EXPIRED', 'system')]);

/**
 * READY timed out: members who did not pay or confirm are removed and the squad gathers again; if the owner is among
 * them, it is disbanded.
 */
export const confirmationExpired = eventOf(confirmationExpiredRules, {
  description: 'время на оплату и готовность вышло',
  in: {
    READY: {
      transitions: [
        {
          when: { label: 'опоздал владелец', holds: (context) => laggardsOf(context).includes(context.ownerId) },
          to: 'DISBANDED',
          step: () => expired,
        },
        {
          to: 'PENDING',
          step: () =>
            choose((context) =>
              inOrder(expired, ...laggardsOf(context).map((id) => dismiss(id, 'system', 'MEMBER_LEFT'))),
            ),
        },
      ],
    },
  },
  effects: ['recordHistory', 'dismissMember', 'notify'],
  history: ['CONFIRMATION_EXPIRED', 'MEMBER_LEFT'],
});
