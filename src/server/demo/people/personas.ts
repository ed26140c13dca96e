/** Mates whom one may sign in as, with what is worth looking at. */
export const matePersonas: Readonly<Record<string, string>> = {
  Северин: 'Напарник PRO: принимает заказы в CS2',
  Алиса: 'Напарница BEGINNER III: играет спокойно и душевно',
};

/** People of the demo outside the lists. */
export const staff = [
  { name: 'Стажёр', email: 'intern@demo.naparnik.ru', note: 'Новый напарник: анкета ещё пустая', hasPhoto: false, admin: false },
  { name: 'Смотритель', email: 'admin@demo.naparnik.ru', note: 'Администратор: все права', hasPhoto: true, admin: true },
] as const;

/** The sign-in list follows the age of accounts. */
export const personaOrder: readonly string[] = ['Киберкот', 'Северин', 'Новосёл', 'Алиса', 'Пельмешек', 'Стажёр', 'Смотритель'];
