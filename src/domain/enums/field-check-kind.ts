export const fieldCheckKinds = [
  'IS_UUID',
  'IS_STRING',
  'IS_EMAIL',
  'IS_PASSWORD',
  'IS_USERNAME',
  'IS_BOOLEAN',
  'IS_GAME_ID',
  'IS_COUNTRY',
  'IS_LANGUAGE',
  'IS_LANGUAGES_LIMIT',
  'IS_SLOTS',
  'IS_RATING',
  'IS_URL',
] as const;

export type FieldCheckKind = (typeof fieldCheckKinds)[number];
