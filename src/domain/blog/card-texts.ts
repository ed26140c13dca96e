/** What the cards of people and squads inside an article say, on the page and in its HTML alike. */
export const cardTexts = {
  mateGone: 'Этот напарник больше не играет',
  squad: (id: number): string => `Сквад № ${id}`,
  squadGone: 'Его уже набрали или закрыли.',
  squadOf: (category: string, owner: string): string => `${category}, собирает ${owner}`,
  squadFacts: (duration: string, platform: string, taken: number, slots: number): string =>
    `${duration} · ${platform} · занято ${taken} из ${slots} мест`,
} as const;
