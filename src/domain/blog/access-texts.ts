/** What it takes to read an article, shared by the page and the server's HTML. */
export const accessTexts = {
  free: 'Бесплатно',
  freeOver: 'Бесплатная часть закончилась',
  notOnSale: 'Автор больше не продаёт эту статью. У тех, кто купил её раньше, она остаётся.',
} as const;
