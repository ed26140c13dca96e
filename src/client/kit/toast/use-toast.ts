import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { type ToastKind, toastShown } from './toasts-slice';

type Show = (text: string, durationMs?: number) => void;

/** `const toast = useToast(); toast.success('Готово')` */
export const useToast = (): Readonly<Record<ToastKind, Show>> => {
  const dispatch = useDispatch();
  return useMemo(() => {
    const show =
      (kind: ToastKind): Show =>
      (text, durationMs) => {
        dispatch(toastShown(kind, text, durationMs));
      };
    return { success: show('success'), danger: show('danger'), info: show('info'), warning: show('warning') };
  }, [dispatch]);
};
