import { useEffect } from 'react';

/** Retries when the browser comes online. After an error of the server only the person retries. */
export const RetryWhenOnline = ({ retry }: { readonly retry: () => unknown }): null => {
  useEffect(() => {
    const onOnline = () => void retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  });
  return null;
};
