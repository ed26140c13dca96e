import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { failureOf } from '#client/api/api-error.ts';
import { api } from '#client/api/api.ts';
import { dynamicMiddleware } from '#client/kit/store/dynamic-middleware.ts';

const codeRefusals: ReadonlySet<string> = new Set(['ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP']);

const codeRefusalMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && codeRefusals.has(failureOf(action.payload).code))
      dispatch(api.util.invalidateTags([{ type: 'Admin', id: 'code' }]));
    return result;
  };

let isListening = false;

/** From the first page of the back office on, a refusal because of a missing code opens the page that asks for it. */
export const listenForCodeRefusals = (): void => {
  if (isListening) return;
  isListening = true;
  dynamicMiddleware.addMiddleware(codeRefusalMiddleware);
};
