import { toastDurationMs } from '../../ui/toast/toasts-slice';

/** One toast replaces another, so each of several gets its own time. */
export const showInTurn = (show: (text: string) => void, messages: readonly string[]): void => {
  messages.forEach((message, index) => {
    if (index === 0) show(message);
    else setTimeout(() => show(message), index * toastDurationMs);
  });
};
