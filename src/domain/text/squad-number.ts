/** `№ 18 402`: how people say a squad's number. Its spaces do not break. */
export const squadNumber = (squadId: number): string => `№\u00a0${String(squadId).replace(/\B(?=(\d{3})+$)/g, '\u202f')}`;
