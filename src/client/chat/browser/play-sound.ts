let audio: HTMLAudioElement | null = null;

/** The sound of a new message. A page that nobody has touched yet may not make any. */
export const playSound = (): void => {
  audio ??= new Audio('/assets/sounds/message.wav');
  audio.currentTime = 0;
  audio.play()?.catch(() => undefined);
};
