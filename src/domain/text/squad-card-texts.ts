/** Texts of the cards of squads that wait for players, shared by the page and the server's HTML. */
export const squadCardTexts = {
  facts: (duration: string, platform: string, languages: string): string => `${duration} · ${platform} · ${languages}`,
  owner: (name: string): string => `Собирает ${name}`,
  noMates: 'Напарника пока нет',
  places: (taken: number, slots: number): string => `Занято ${taken} из ${slots} мест`,
  toJoin: 'с тебя',
  noPrice: 'Цена появится с напарником',
  /** Why somebody can join none of them, and what they have instead. */
  hasSquad: 'У тебя уже есть сквад. Вступить в другой можно, когда он закончится.',
  toSquad: 'К моему скваду',
  mate: 'Напарники вступают в сквады по приглашению. Клиенты зовут тебя сами.',
  invitations: 'К приглашениям',
} as const;
