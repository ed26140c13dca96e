import { startWhenIdle } from '#client/app/boot/start-when-idle.ts';

/** Code that loads only while there is a network, and what has been done with it. */
const code = () => {
  const network = { isThere: false };
  const heard: string[] = [];
  const end = startWhenIdle(() => {
    heard.push('asked');
    if (!network.isThere) return Promise.reject(new Error('offline'));
    return Promise.resolve(() => {
      heard.push('started');
      return () => void heard.push('stopped');
    });
  });
  const comeBack = () => {
    network.isThere = true;
    dispatchEvent(new Event('online'));
  };
  return { heard, end, comeBack, network };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const thrice = ['asked', 'asked', 'asked'];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('code that could not be loaded is loaded as soon as the network is back, and once', async () => {
  const { heard, end, comeBack } = code();
  await pass(10_000);
  expect(heard).toEqual(thrice);
  comeBack();
  await pass(100);
  expect(heard).toEqual([...thrice, 'asked', 'started']);
  await pass(60_000);
  comeBack();
  await pass(60_000);
  end();
  expect(heard).toEqual([...thrice, 'asked', 'started', 'stopped']);
});

test('a browser that does not tell that the network is back loads the code later by itself', async () => {
  const { heard, end, network } = code();
  await pass(10_000);
  network.isThere = true;
  await pass(20_000);
  end();
  expect(heard).toEqual([...thrice, 'asked', 'started', 'stopped']);
});

test.each([
  ['while it is being loaded', 1000],
  ['while the next attempt is awaited', 10_000],
])('code that is stopped %s never starts', async (_, ms) => {
  const { heard, end, comeBack } = code();
  await pass(ms);
  end();
  await pass(5000);
  comeBack();
  await pass(60_000);
  expect(heard).toEqual(thrice);
});
