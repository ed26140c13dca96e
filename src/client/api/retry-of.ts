/** The part of an RTK query that a list of choices needs. */
interface Choices {
  readonly data?: unknown;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** «Повторить» in place of choices that never came; those that are shown stay when a refetch of them fails. */
export const retryOf = ({ data, isError, refetch }: Choices): (() => unknown) | undefined =>
  isError && data === undefined ? refetch : undefined;
