import { types } from 'node:util';

/** Milliseconds. A single wait in a browser times out after 30 s; a step that takes longer than this waits in vain. */
const stepWithinMs = 180_000;

const inStep = (name: string, problem: unknown): unknown => {
  // An assertion's error may come from another realm, where `instanceof` does not work.
  if (!types.isNativeError(problem)) return new Error(`in the step «${name}»: ${String(problem)}`);
  // jest prints the stack: the message, then the location in the test. It may be built only when it is first read.
  const { message, stack } = problem;
  problem.message = `in the step «${name}»: ${message}`;
  if (stack !== undefined) problem.stack = stack.replace(message, () => problem.message);
  return problem;
};

/** One step of a story: its error names the step, and later steps do not run. */
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
