import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { type ToastKind, toastShown, type ToastLink } from './toasts-slice';

type Show = (text: string, durationMs?: number, link?: ToastLink) => void;

/** `const toast = useToast(); toast.success('Готово')` */
export const useToast = (): Readonly<Record<ToastKind, Show>> => {
  const dispatch = useDispatch();
  return useMemo(() => {
    const show =
      (kind: ToastKind): Show =>
      (text, durationMs, link) => {
        dispatch(toastShown(kind, text, durationMs, link));
      };
    return { success: show('success'), danger: show('danger'), info: show('info'), warning: show('warning') };
  }, [dispatch]);
};
