/** Texts of the cards of mates and squads inside an article, shared by the page and the server's HTML. */
export const cardTexts = {
  mateGone: 'Этот напарник больше не играет',
  squad: (id: number): string => `Сквад № ${id}`,
  squadGone: 'Его уже набрали или закрыли.',
  squadOf: (category: string, owner: string): string => `${category}, собирает ${owner}`,
  squadFacts: (duration: string, platform: string, taken: number, slots: number): string =>
    `${duration} · ${platform} · занято ${taken} из ${slots} мест`,
} as const;
