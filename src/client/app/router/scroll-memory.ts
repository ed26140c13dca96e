const places = new Map<string, number>();

/** Remembers where an entry of the history was left. */
export const saveScroll = (entry: string): (() => void) => {
  const remember = () => {
    places.set(entry, window.scrollY);
  };
  addEventListener('scroll', remember, { passive: true });
  return () => removeEventListener('scroll', remember);
};

/** Content may still be loading: tries for a while, until the page is tall enough or somebody scrolls. */
export const restoreScroll = (entry: string): (() => void) | undefined => {
  const place = places.get(entry);
  if (place === undefined) return undefined;
  let frames = 90;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = () => {
    window.scrollTo(0, place);
    frames -= 1;
    if (Math.abs(window.scrollY - place) > 1 && frames > 0) frame = requestAnimationFrame(attempt);
  };
  attempt();
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
};
