import { emit, type Part } from '../machine/change';
import type { UserId } from '../squad-actor';
import type { StrikeReason } from '../squad-effect';

export const strike = (userId: UserId, reason: StrikeReason): Part => emit(() => [{ type: 'addStrike', params: { userId, reason } }]);
