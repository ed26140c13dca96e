import fs from 'node:fs';
import path from 'node:path';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { keepQuiet } from '#client/app/realtime/keep-quiet.ts';
import { chatApi } from '#client/entities/chat/chat-api.ts';
import { playMessageSound, playNotificationSound, ring, soundSwitch } from '#client/entities/notification/sound.ts';
import { setServerTime } from '#client/kit/time/server-now.ts';
import { fakeServer } from '../../support/client/fake-server';
import { fakeSound } from '../../support/client/fake-sound';

const settings = { sound: true, quietHours: { from: '23:00', to: '08:00' }, timeZone: 'Europe/Moscow', version: 1 };
const [night, day] = ['2026-11-28T21:30:00Z', '2026-11-28T09:30:00Z'];

const everySound = [
  ['a notification', playNotificationSound],
  ['a message', playMessageSound],
  ['a ping', () => void ring('/assets/sounds/ping.wav')],
] as const;

let end: () => void;
const begin = async (with_: Partial<typeof settings> = {}) => {
  fakeServer({ 'GET /v1/chat/settings': () => ({ json: { ...settings, ...with_ } }) });
  const sound = fakeSound();
  const store = createAppStore();
  end = store.dispatch(keepQuiet());
  await store.dispatch(chatApi.endpoints.chatSettings.initiate());
  return sound;
};
beforeEach(() => setServerTime(day));
afterEach(() => {
  soundSwitch.set(true);
  end();
});

describe.each(everySound)('the sound of %s', (_name, play) => {
  test('is played by day', async () => {
    const sound = await begin();
    play();
    expect(sound.played()).toHaveLength(1);
  });

  test('is not played in the quiet hours of the person', async () => {
    const sound = await begin();
    setServerTime(night);
    play();
    expect(sound.played()).toEqual([]);
  });

  test('is not played when the person has switched their sound off', async () => {
    const sound = await begin({ sound: false });
    play();
    expect(sound.played()).toEqual([]);
  });

  test('is not played when sounds are off in this browser', async () => {
    const sound = await begin();
    soundSwitch.set(false);
    play();
    expect(sound.played()).toEqual([]);
  });
});

test('a thousand messages at once sound once, by one element; the next one after the sound is heard again', async () => {
  const sound = await begin();
  for (let count = 0; count < 1000; count += 1) playMessageSound();
  expect(sound.played()).toHaveLength(1);
  sound.endAll();
  playMessageSound();
  expect(sound.played()).toHaveLength(2);
  expect(sound.addresses().length).toBeLessThanOrEqual(1);
});

test('nothing plays a sound past the person’s settings', () => {
  /** A voice that somebody has pressed for. */
  const asked = ['entities/mate/voice/use-sound.ts'];
  const client = path.resolve('src/client');
  const playing = fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && fs.readFileSync(path.join(client, name), 'utf8').includes('new Audio('));
  expect(playing.sort()).toEqual(['entities/notification/sound.ts', ...asked].sort());
});
