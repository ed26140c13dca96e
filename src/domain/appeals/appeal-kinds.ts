import { days } from '../time/durations';

interface KindOfAppeal {
  /** What was decided, as lists and headings name it. */
  readonly name: string;
  /** Time from the decision in which its person may appeal, ms. */
  readonly within: number;
  /** What the person reads when their appeal is upheld: the effects that are undone. */
  readonly undone: string;
}

/**
 * Decisions that a person may appeal against. How each is read and undone stands in the server's registry of the same
 * names.
 */
export const appealKinds = {
  STRIKE: { name: 'Предупреждение', within: days(14), undone: 'Предупреждение снято, сроки без заказов пересчитаны.' },
  BLOCK: { name: 'Блокировка', within: days(14), undone: 'Блокировка снята, аккаунт снова открыт.' },
  REVIEW: { name: 'Скрытый отзыв', within: days(14), undone: 'Отзыв снова виден и считается в оценке.' },
  GIFT: { name: 'Начисление ждёт или забрано', within: days(14), undone: 'Начисление пришло на баланс.' },
  ARTICLE: { name: 'Отказ в публикации', within: days(14), undone: 'Материал снова на проверке.' },
} as const satisfies Record<string, KindOfAppeal>;

export type AppealKind = keyof typeof appealKinds;

const isAppealKind = (name: string): name is AppealKind => name in appealKinds;

export const appealKindNames = Object.keys(appealKinds).filter(isAppealKind);

/** Characters of a person's words. */
export const appealLimits = { wordsMin: 10, wordsMax: 2000 } as const;
