/** Whose portraits are women's, besides the mates of that category. */
const names = new Set([
  'Мирай', 'Искра', 'Комета', 'Дубрава', 'Одуванчик', 'Карамелька', 'Сова', 'Плюшка', 'Ромашка', 'Синица', 'Гроза', 'Ириска', 'Ракета', 'Тыква', 'Чайка', 'Смотритель',
]);

export const isFeminine = (name: string): boolean => names.has(name);
