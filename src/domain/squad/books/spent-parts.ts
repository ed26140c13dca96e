import type { SquadPayment } from '../facts/squad-bill';
import type { SquadState } from '../facts/squad-context';

/** A share of which a step has spent something. */
export interface SpentPart {
  readonly payment: SquadPayment;
  readonly gross: number;
}

/** Payments of which the step has spent a part; kopecks, with bonus and gift money and the subsidy. */
export const spentParts = (before: SquadState | null, after: SquadState): readonly SpentPart[] =>
  after.context.payments.flatMap((payment) => {
    const known = before?.context.payments.find(({ memberId }) => memberId === payment.memberId);
    const gross = payment.spent - (known?.spent ?? 0);
    return gross > 0 ? [{ payment, gross }] : [];
  });
