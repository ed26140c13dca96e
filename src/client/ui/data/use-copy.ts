import { useCallback } from 'react';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';

/** Puts a text into the clipboard and says so in the words given, or that it could not be. */
export const useCopy = (): ((text: string, done: string, failed?: string) => Promise<void>) => {
  const toast = useToast();
  return useCallback(
    async (text, done, failed = texts.notCopied) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.success(done);
      } catch {
        toast.danger(failed);
      }
    },
    [toast],
  );
};
