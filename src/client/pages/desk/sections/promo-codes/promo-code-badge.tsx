import type { PromoCodeState } from '#domain/pricing/promo-code-state.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { texts } from './texts';

const tones: Readonly<Record<PromoCodeState, BadgeTone>> = {
  ACTIVE: 'ok',
  USED_UP: 'info',
  EXPIRED: 'neutral',
  WAITING: 'warn',
  OFF: 'danger',
};

export const PromoCodeBadge = ({ state }: { readonly state: PromoCodeState }) => (
  <Badge $tone={tones[state]}>{texts.states[state]}</Badge>
);

/** `−10 %` or `−200 ₽`. */
export const discountText = ({
  percent,
  amount,
}: {
  readonly percent: number | null;
  readonly amount: number | null;
}): string => (percent === null ? formatMoney(-(amount ?? 0)) : texts.off(percent));
