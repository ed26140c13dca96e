import { soundSwitch } from '../../ui/sound/sound-switch';

const address = '/assets/sounds/message.wav';
/** Tabs hear of the same notification within this time. */
const holdMs = 1500;

const play = async (): Promise<void> => {
  // A page that nobody has touched yet may not make a sound.
  await new Audio(address).play()?.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, holdMs));
};

/** The sound of a notification, unless it is switched off; of several tabs one rings. */
export const ring = (): void => {
  if (!soundSwitch.isOn()) return;
  if ('locks' in navigator) void navigator.locks.request('notification-sound', { ifAvailable: true }, (lock) => (lock === null ? undefined : play()));
  else void play();
};
