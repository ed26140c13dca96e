import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';

type GamesErrorCode = Extract<
  ErrorCode,
  | `ANYLVL_${string}`
  | `CATEGORIES_${string}`
  | `GAME_PARAMS_${string}`
  | `GAMES_${string}`
  | `TRAINING_LANDINGS_${string}`
>;

/** Games, their categories and parameters, training courses. */
export const gamesErrors = {
  ANYLVL_GAME_NOT_FOUND: { status: 404, message: 'Этой игры у нас нет. Выбери другую' },
  CATEGORIES_MATE_NOT_VERIFIED: { status: 409, message: 'Эту категорию включают после проверки. Напиши в поддержку' },
  CATEGORIES_MATE_CATEGORY_NOT_FOUND: { status: 404, message: 'У напарника нет такой категории' },
  CATEGORIES_MATE_CATEGORY_PARAMS_NOT_FOUND: {
    status: 404,
    message: 'Сначала заполни в настройках, что игра о тебе спрашивает. После этого категория включится',
  },
  GAME_PARAMS_NOT_FOUND: { status: 404, message: 'У этой игры нет такого параметра' },
  GAME_PARAMS_USER_TYPE_MISMATCH: { status: 400, message: 'Этот пункт не для тебя, заполнять его не нужно' },
  GAME_PARAMS_VALUE_ID_NOT_FOUND: { status: 404, message: 'Такого значения больше нет. Выбери другое' },
  GAMES_NOT_FOUND: { status: 404, message: 'Такой игры нет. Выбери другую' },
  TRAINING_LANDINGS_NOT_FOUND: { status: 404, message: 'Такой страницы обучения нет' },
  TRAINING_LANDINGS_COURSE_NOT_FOUND: { status: 404, message: 'Такого курса нет. Выбери другой' },
} as const satisfies Record<GamesErrorCode, ErrorEntry>;
