import type { Kopecks } from '../../money/kopecks';
import type { PublicSquad } from '../facts/squad-context';
import type { MateTerms, UserId } from '../facts/squad-people';
import { priceSquad } from './price';

/** What a squad would cost for this mate if they came at `at` (epoch ms), as it is composed now. Kopecks. */
export const priceWith = (context: PublicSquad, mateId: UserId, mate: MateTerms, at: number): Kopecks =>
  priceSquad({
    ...context,
    members: [...context.members, { id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate }],
  }).mates.find((one) => one.mateId === mateId)?.amount ?? 0;
