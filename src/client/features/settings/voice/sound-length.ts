/** A browser that says nothing of a file by then will not: what a phone saves on, it does not read ahead. */
const patience = 3000;

/** How many whole seconds a sound plays; null where the browser cannot tell. */
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
