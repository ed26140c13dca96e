import type { MateLevel } from '../../../domain/enums/mate-level';
import { Badge } from './badge';

/** BEGINNER_III → «BEGINNER III» */
export const LevelBadge = ({ level }: { readonly level: MateLevel }) => <Badge $tone="violet">{level.replace('_', ' ')}</Badge>;
