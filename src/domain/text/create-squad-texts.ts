/** Separate from `page-texts.ts`, so that this page, one of the most opened, loads only its own. */
export const createSquadTexts = { title: 'Создать сквад', category: 'Во что играем' } as const;
