/** The label of the link to the person's own squad: for a mate it is their order. */
export const ownSquadName = ({ mateAccess }: { readonly mateAccess: object | null }): string =>
  mateAccess === null ? 'Текущая игра' : 'Текущий заказ';
