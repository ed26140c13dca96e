import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { MateLevel } from '../../../domain/enums/mate-level';
import type { Platform } from '../../../domain/enums/platform';

export type DemoPresence = 'online' | 'recently' | 'offline';

export interface DemoMate {
  readonly name: string;
  readonly level: MateLevel;
  readonly kinds: readonly CategoryKind[];
  readonly languages: readonly string[];
  readonly platforms: readonly Platform[];
  readonly orders: number;
  readonly presence: DemoPresence;
  /** Takes orders. */
  readonly active: boolean;
  readonly description: string;
}

const kindOf = { E: 'EDUCATION', R: 'RANK_UP', F: 'FUN', P: 'EDUCATION_PROMO', G: 'E_GIRL', S: 'FAMOUS' } as const;

type Level = MateLevel;

/** One line for one mate: `kinds` by the letters above, languages by codes, `·` before the presence of one who takes no orders. */
export const mate = (
  name: string,
  level: Level,
  kinds: string,
  languages: string,
  platforms: readonly Platform[],
  orders: number,
  presence: DemoPresence | `·${DemoPresence}`,
  description: string,
): DemoMate => ({
  name,
  level,
  kinds: [...kinds].flatMap((letter) => (letter in kindOf ? [kindOf[letter as keyof typeof kindOf]] : [])),
  languages: languages.split(' '),
  platforms,
  orders,
  presence: presence.replace('·', '') as DemoPresence,
  active: !presence.startsWith('·'),
  description,
});
