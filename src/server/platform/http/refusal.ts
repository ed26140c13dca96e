import type { ErrorCode } from '#contract/errors/error-code.ts';

/** Thrown to respond with a code of the catalogue instead of a result; it rolls the transaction back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
  ) {
    super(code);
  }
}
