import { useEffect } from 'react';

/** What failed without a network is tried again when there is one; a broken server waits for a person. */
export const RetryWhenOnline = ({ retry }: { readonly retry: () => unknown }): null => {
  useEffect(() => {
    const again = () => void retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return null;
};
