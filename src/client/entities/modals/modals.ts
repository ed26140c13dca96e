import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { PaymentMethod } from '#domain/money/deposit.ts';

/** What another attempt begins with, and where it returns to. */
export interface FailedDeposit {
  /** Null for skins. */
  readonly amount: number | null;
  readonly method: PaymentMethod;
  readonly returnTo: string;
}

/** Every global modal and its props. Sums are in rubles. */
export interface ModalProps {
  'game-picker': { readonly reason?: string };
  'user-profile': { readonly userId: string; readonly gameId?: string };
  /**
   * With `depositId`: the person has returned from the provider, and the result is shown. With `another`: a new attempt
   * after this one, which came to nothing. With `certificateId`: the shortfall is that of a gift certificate.
   */
  deposit: {
    readonly shortfall?: number;
    readonly depositId?: string;
    readonly another?: FailedDeposit;
    readonly certificateId?: string;
  };
  /** With `categoryId`: the category chosen on the mate's page. */
  'create-squad': { readonly mateId: string; readonly gameId?: string; readonly categoryId?: number };
  /** A request for a recording of this squad's game. */
  'pov-request': { readonly squadId: number };
  'squad-ping': { readonly squadId: number; readonly gameId: string; readonly username: string };
}

export type ModalName = keyof ModalProps;

/** One open modal: a name with the props of that name. */
export type OpenModal = { readonly [N in ModalName]: { readonly name: N; readonly props: ModalProps[N] } }[ModalName];

interface ModalsState {
  /** The last one is on top; closing it shows the one under it again. */
  readonly stack: readonly OpenModal[];
}

const initialState: ModalsState = { stack: [] };

export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<OpenModal>): ModalsState => ({
      stack: [...state.stack.filter(({ name }) => name !== payload.name), payload],
    }),
    modalClosed: (state): ModalsState => ({ stack: state.stack.slice(0, -1) }),
  },
  selectors: { topModal: (state) => state.stack.at(-1) },
});

export const { modalOpened, modalClosed } = modalsSlice.actions;

/** `modals.open({ name: 'deposit', props: { shortfall: 320 } })` */
export const useModals = () => {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      open: (modal: OpenModal) => {
        dispatch(modalOpened(modal));
      },
      close: () => {
        dispatch(modalClosed());
      },
    }),
    [dispatch],
  );
};
