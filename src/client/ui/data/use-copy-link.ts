import { useCallback } from 'react';
import { texts } from './texts';
import { useCopy } from './use-copy';

/** Copies the full address of a path of this site and says so. */
export const useCopyLink = (): ((path: string) => Promise<void>) => {
  const copy = useCopy();
  return useCallback((path) => copy(new URL(path, location.origin).href, texts.linkCopied, texts.linkNotCopied), [copy]);
};
