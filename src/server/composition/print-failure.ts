import { ConfigError } from '../platform/config/config';

/** A ConfigError is a sentence for the operator; any other error is a fault of ours and comes with its stack. */
export const printFailure = (what: string, problem: unknown): void => {
  const text =
    problem instanceof ConfigError
      ? problem.message
      : `${what}: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`;
  const cause = !(problem instanceof ConfigError) && problem instanceof Error ? problem.cause : undefined;
  process.stderr.write(`\n  ${text}\n${cause === undefined ? '' : `  Cause: ${String(cause)}\n`}\n`);
};
