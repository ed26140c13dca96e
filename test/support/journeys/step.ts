import { types } from 'node:util';

/**
 * A wait in a browser gives up after 30 s by itself; what has taken so long, in milliseconds, waits for nothing that
 * comes.
 */
const stepWithinMs = 180_000;

const inStep = (name: string, problem: unknown): unknown => {
  // An assertion's error may come from outside the test's realm, where `instanceof` does not hold.
  if (!types.isNativeError(problem)) return new Error(`in the step «${name}»: ${String(problem)}`);
  // The stack is what jest prints: the message, then the place in the test. It may be put together when it is first
  // read.
  const { message, stack } = problem;
  problem.message = `in the step «${name}»: ${message}`;
  if (stack !== undefined) problem.stack = stack.replace(message, () => problem.message);
  return problem;
};

/** One step of a story: when it fails, the error says in which step, and those after it do not run. */
export const step = async (name: string, work: () => unknown): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${stepWithinMs / 1000} s`)), stepWithinMs);
  });
  try {
    await Promise.race([work(), tooLong]);
  } catch (problem) {
    throw inStep(name, problem);
  } finally {
    clearTimeout(timer);
  }
};
