import { type ApiFailure, failureOf } from './api-error';

/** Of the two fields one is there: `failure` tells which. */
type Attempted<T> =
  | { readonly value: T; readonly failure?: undefined; readonly problem?: undefined }
  | {
      readonly failure: ApiFailure;
      /** As it was thrown, where something besides a call may have failed. */
      readonly problem: unknown;
      readonly value?: undefined;
    };

/**
 * Carries something out that makes calls, and tells what came of it: `const { value, failure } = await attempted(() =>
 * pay({ body }).unwrap())`. Never rejects. Where a failure is only shown, `useAttempt` and `useRefusalToast` are shorter.
 */
export const attempted = async <T>(act: () => Promise<T>): Promise<Attempted<T>> => {
  try {
    return { value: await act() };
  } catch (problem) {
    return { failure: failureOf(problem), problem };
  }
};
