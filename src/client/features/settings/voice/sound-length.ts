/** A browser that has not reported the length by then will not: to save data, a phone may not preload. */
const patience = 3000;

/** Length of a sound in whole seconds; null when the browser cannot tell. */
export const soundLength = (sound: File): Promise<number | null> => {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  return new Promise<number | null>((resolve) => {
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) ? Math.floor(audio.duration) : null),
    );
    audio.addEventListener('error', () => resolve(null));
    setTimeout(resolve, patience, null);
    audio.preload = 'metadata';
    audio.load();
  }).finally(() => URL.revokeObjectURL(address));
};
