import { useEffect, useRef } from 'react';
import { ListFailed } from '../feedback/error-state';
import { RetryWhenOnline } from '../feedback/retry-when-online';
import { defineTexts } from '../texts/define-texts';
import { useToast } from '../toast/use-toast';

const texts = defineTexts({
  ru: { failed: 'Эта часть не загрузилась', unopened: 'Не открылось. Похоже, пропал интернет.' },
});

/** In place of a part of the page that failed to load. */
export const showLoadError = (retry: () => void) => <ListFailed text={texts.failed} onRetry={retry} />;

/** Shows one toast: what was pressed did not open. */
export const OpenErrorToast = ({ onShown }: { readonly onShown?: () => void }) => {
  const toast = useToast();
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    toast.danger(texts.unopened);
    onShown?.();
  }, [toast, onShown]);
  return null;
};

/** For what an action opens: if its code fails to load, shows a toast and closes it, so that it can be opened again. */
export const toastAndClose = (_retry: () => void, { onClose }: { readonly onClose: () => void }) => (
  <OpenErrorToast onShown={onClose} />
);

const retryMs = 10_000;

const BackgroundRetry = ({ retry }: { readonly retry: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(retry, retryMs);
    return () => clearTimeout(timer);
  });
  return <RetryWhenOnline retry={retry} />;
};

/** For a permanent part of the page without a place for a button: retries automatically. */
export const retryInBackground = (retry: () => void) => <BackgroundRetry retry={retry} />;
