import { useCallback } from 'react';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';

/** Copies the full address of a path of this site and says so. */
export const useCopyLink = (): ((path: string) => Promise<void>) => {
  const toast = useToast();
  return useCallback(
    async (path: string) => {
      try {
        await navigator.clipboard.writeText(new URL(path, location.origin).href);
        toast.success(texts.linkCopied);
      } catch {
        toast.danger(texts.linkNotCopied);
      }
    },
    [toast],
  );
};
