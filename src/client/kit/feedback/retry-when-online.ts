import { useEffect } from 'react';

/** Retries when the browser comes online. After an error of the server only the person retries. */
export const RetryWhenOnline = ({ retry }: { readonly retry: () => unknown }): null => {
  useEffect(() => {
    const again = () => void retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return null;
};
