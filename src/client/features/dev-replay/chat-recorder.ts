import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

const nothing: readonly UnknownAction[] = [];
let recording = false;
let actions = nothing;
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Writes down the chat's actions of this tab, from pressing «Записать» to «Остановить», whatever page stands there. */
export const chatRecorder = {
  start: (): void => {
    recording = true;
    actions = nothing;
    tell();
  },
  stop: (): void => {
    recording = false;
    tell();
  },
  isRecording: (): boolean => recording,
  actions: (): readonly UnknownAction[] => actions,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  note: (action: UnknownAction): void => {
    if (!recording || !action.type.startsWith('chat/')) return;
    actions = [...actions, action];
    tell();
  },
} as const;

const isAction = (value: unknown): value is UnknownAction => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Stands in the store's chain: every action passes it once, on its way to the reducer. */
export const recorderMiddleware: Middleware = () => (next) => (action) => {
  if (isAction(action)) chatRecorder.note(action);
  return next(action);
};
