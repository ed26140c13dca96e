import type { CategoryKind } from '#domain/games/category.ts';
import type { MateLevel } from '#domain/mates/grade.ts';
import type { Platform } from '#domain/games/platform.ts';

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

/**
 * One call for one mate: `kinds` as letters (see above), languages as codes separated by spaces, `·` before the
 * presence of a mate who does not take orders.
 */
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

/** Mates whom a visitor can sign in as, with a note on what is worth looking at. */
export const matePersonas: Readonly<Record<string, string>> = {
  Северин: 'Профи: принимает заказы в CS2',
  Алиса: 'Новичок III: играет спокойно и душевно',
};

/** People of the demo who are in none of the lists. */
export const staff = [
  {
    name: 'Стажёр',
    email: 'intern@demo.naparnik.ru',
    note: 'Новый напарник: анкета ещё пустая',
    hasPhoto: false,
    admin: false,
  },
  {
    name: 'Смотритель',
    email: 'admin@demo.naparnik.ru',
    note: 'Администратор: все права',
    hasPhoto: true,
    admin: true,
  },
] as const;

/** Order of the sign-in list. */
export const personaOrder: readonly string[] = [
  'Киберкот',
  'Северин',
  'Новосёл',
  'Алиса',
  'Пельмешек',
  'Стажёр',
  'Смотритель',
];
