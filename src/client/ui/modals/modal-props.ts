/** Every global modal and what it is opened with. Sums are rubles. */
export interface ModalProps {
  'game-picker': { readonly reason?: string };
  'user-profile': { readonly userId: string; readonly gameId?: string };
  /** With `depositId`: back from the provider, tells what became of it. */
  deposit: { readonly shortfall?: number; readonly depositId?: string };
  /** With `categoryId`: the one chosen on the mate's page. */
  'create-squad': { readonly mateId: string; readonly gameId?: string; readonly categoryId?: number };
  /** A recording of this squad's game, asked of me. */
  'pov-request': { readonly squadId: number };
  'squad-ping': { readonly squadId: number; readonly gameId: string; readonly username: string };
}

export type ModalName = keyof ModalProps;

/** One open modal: a name with the props of that name. */
export type OpenModal = { readonly [N in ModalName]: { readonly name: N; readonly props: ModalProps[N] } }[ModalName];
