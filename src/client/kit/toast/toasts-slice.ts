import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastKind = 'success' | 'danger' | 'info' | 'warning';

/** A link in the toast. */
export interface ToastLink {
  readonly to: string;
  readonly label: string;
}

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  readonly link?: ToastLink | undefined;
  readonly durationMs: number;
}

interface ToastsState {
  readonly current: Toast | null;
}

export const toastDurationMs = 3000;

const initialState: ToastsState = { current: null };

/** One toast at a time: the next one replaces the previous. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (kind: ToastKind, text: string, durationMs: number = toastDurationMs, link?: ToastLink) => ({
        payload: { id: nanoid(), kind, text, durationMs, link },
      }),
      reducer: (_state, { payload }: PayloadAction<Toast>): ToastsState => ({ current: payload }),
    },
    /** By id, so that a late timer does not close a newer toast. */
    toastClosed: (state, { payload }: PayloadAction<string>) =>
      state.current?.id === payload ? { current: null } : state,
  },
  selectors: { currentToast: (state) => state.current },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
