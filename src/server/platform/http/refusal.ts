import type { ErrorCode } from '../../../contract/errors/error-code';

/** A request answered with a code of the catalogue instead of its result. Thrown, it rolls its transaction back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
  ) {
    super(code);
  }
}
