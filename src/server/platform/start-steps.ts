/** Tells whoever starts the product what is being done now, for steps that take longer than a moment. */
export type TellStep = (step: string) => void;

export const tellNobody: TellStep = () => undefined;

/** Prints each step as a line of its own, after the seconds that this process has run. */
export const printStep: TellStep = (step) => {
  process.stdout.write(`${String(Math.floor(performance.now() / 1000)).padStart(5)} s  ${step}\n`);
};
