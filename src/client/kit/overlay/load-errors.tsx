import { useEffect, useRef } from 'react';
import { ListFailed } from '../feedback/error-state';
import { RetryWhenOnline } from '../feedback/retry-when-online';
import { defineTexts } from '../texts/define-texts';
import { useToast } from '../toast/use-toast';

const texts = defineTexts({
  ru: { failed: 'Эта часть не загрузилась', unopened: 'Не открылось. Проверь интернет и попробуй ещё раз.' },
});

/** In the place of a part of a page. */
export const showLoadError = (retry: () => void) => <ListFailed text={texts.failed} onRetry={retry} />;

/** Says once that what was pressed did not open. */
export const OpenErrorToast = ({ onSaid: onShown }: { readonly onSaid?: () => void }) => {
  const toast = useToast();
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    toast.danger(texts.unopened);
    onShown?.();
  }, [toast, onShown]);
  return null;
};

/** For what an act opens: it says that its code did not come and is closed, ready to be opened again. */
export const toastAndClose = (_retry: () => void, { onClose }: { readonly onClose: () => void }) => (
  <OpenErrorToast onSaid={onClose} />
);

const retryMs = 10_000;

const BackgroundRetry = ({ retry }: { readonly retry: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(retry, retryMs);
    return () => clearTimeout(timer);
  });
  return <RetryWhenOnline retry={retry} />;
};

/** For what always stands in its place, where nobody could press: it tries again by itself. */
export const retryInBackground = (retry: () => void) => <BackgroundRetry retry={retry} />;
