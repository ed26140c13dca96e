import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { OpenModal } from './modal-props';

interface ModalsState {
  /** The last one is on top; closing it shows the one beneath again. */
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
