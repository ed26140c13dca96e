/** How long a token counts after it has come, in ms: well within its life. */
const freshForMs = 45_000;

/** How long the chat waits for it, in ms; an overloaded server takes its time. */
const patienceMs = 10_000;

let given: { readonly token: string; readonly at: number } | null = null;
let isExpected = false;
const waiting = new Set<() => void>();

const settle = (expected: boolean): void => {
  isExpected = expected;
  if (expected) return;
  for (const go of waiting) go();
  waiting.clear();
};

const untilSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    waiting.add(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The chat's token that comes with the product's socket, which saves a call for it. */
export const givenToken = {
  /** The product's socket is about to connect. */
  expect: (): void => settle(true),
  give: (token: string): void => {
    given = { token, at: Date.now() };
    settle(false);
  },
  /** None will come. */
  forgo: (): void => settle(false),
  /** The person leaves: it is not for the next one. */
  drop: (): void => {
    given = null;
    settle(false);
  },
  /** Each token once; null when none has come: then it has to be asked for. */
  take: async (): Promise<string | null> => {
    if (isExpected) await untilSettled();
    const token = given !== null && Date.now() - given.at < freshForMs ? given.token : null;
    given = null;
    return token;
  },
};
