const address = '/assets/sounds/ping.wav';

/** Browsers keep silent until the person has touched the page; then the modal speaks for itself. */
export const playPing = (): void => {
  void new Audio(address).play().catch(() => undefined);
};
