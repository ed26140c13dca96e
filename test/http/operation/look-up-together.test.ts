import { lookUpTogether } from '#server/platform/concurrency/look-up-together.ts';

/** A lookup that answers when it is told to, and records what it was asked for. */
const slowLookup = () => {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const find = lookUpTogether<string, string>(async (keys) => {
    asked.push(keys);
    await new Promise<void>((resolve) => answers.push(resolve));
    if (keys.includes('broken')) throw new Error('no answer');
    return keys.map((key) => (key === 'nobody' ? null : `found ${key}`));
  });
  const answer = async (): Promise<void> => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, find, answer };
};

test('whoever comes while a lookup runs is in the next one, and each gets their own', async () => {
  const { asked, find, answer } = slowLookup();
  const all = Promise.all(['one', 'two', 'nobody', 'two'].map(find));
  expect(asked).toEqual([['one']]);
  await answer();
  expect(asked).toEqual([['one'], ['two', 'nobody', 'two']]);
  await answer();
  expect(await all).toEqual(['found one', 'found two', null, 'found two']);
});

test('a lookup that fails fails those who wait for it, not those after them', async () => {
  const { find, answer } = slowLookup();
  const [first, second] = [find('broken').catch(String), find('later')];
  await answer();
  await answer();
  expect([await first, await second]).toEqual(['Error: no answer', 'found later']);
});
