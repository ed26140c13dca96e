import type { Kopecks } from '../../money/kopecks';
import type { PublicSquad } from '../facts/squad-context';
import type { MateTerms, UserId } from '../facts/squad-people';
import { priceSquad } from './price';

/** The quote of this mate if they joined the squad, as it is composed now, at `at` (epoch ms). Kopecks. */
export const priceWith = (context: PublicSquad, mateId: UserId, mate: MateTerms, at: number): Kopecks =>
  priceSquad({
    ...context,
    members: [...context.members, { id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate }],
  }).mates.find((one) => one.mateId === mateId)?.amount ?? 0;
