let prefetch: (path: string) => void = () => undefined;

/** The router tells how the code of a path is fetched; links below it call it on hover and focus. */
export const onPrefetch = (fetchCode: (path: string) => void): void => {
  prefetch = fetchCode;
};

export const prefetchPath = (path: string): void => prefetch(path);
