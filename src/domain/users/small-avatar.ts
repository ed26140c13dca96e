import { avatarLimits } from '../settings/avatar-limits';

const { large, small } = avatarLimits.keptEdges;
const ending = `-${large}.webp`;

/** Address of the same photo's small edge; null for a picture that is kept in one size only. */
export const smallAvatar = (address: string): string | null => (address.endsWith(ending) ? `${address.slice(0, -ending.length)}-${small}.webp` : null);
