/** Said when there is no refusal of the server to show. */
export const errorTexts = {
  network: 'Нет связи с сервером. Проверь интернет и попробуй ещё раз.',
  badResponse: 'Сервер ответил непонятно. Попробуй ещё раз чуть позже.',
} as const;
