import type { CallResponse } from '#client/api/call.ts';
import { type Kopecks, rublesToKopecks } from '#domain/money/kopecks.ts';

export type Quote = CallResponse<'POST /v1/squads/calculate'>;

/** What the creator will pay: all shares if they pay for friends, else the first. Kopecks. */
export const ownPrices = ({ shares, total }: Quote, payMode: 'OWNER' | 'SPLIT'): readonly Kopecks[] => {
  const own = payMode === 'OWNER' ? shares : shares.slice(0, 1);
  return own.length === 0 ? [rublesToKopecks(total)] : own.map(({ amount }) => rublesToKopecks(amount));
};
