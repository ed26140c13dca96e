/** What the sign-in page is called in each of its modes, shared by the page and the server's HTML. */
export const signInTitles = {
  'sign-in': 'С возвращением',
  register: 'Создай аккаунт',
  reset: 'Новый пароль',
  'new-password': 'Новый пароль',
  letter: 'Вход по ссылке',
  join: 'Почти готово',
  link: 'Вход по ссылке',
  address: 'Почту сменили',
  blocked: 'Аккаунт заблокирован',
} as const;

export type SignInMode = keyof typeof signInTitles;
