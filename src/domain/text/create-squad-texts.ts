/** Apart from those of other pages: the page that brings them is one of the most opened. */
export const createSquadTexts = { title: 'Создать сквад' } as const;
