import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { failureOf } from '../../../api/api-error';
import { api } from '../../../api/api';
import { lateMiddleware } from '../../../kit/store/late-middleware';

const wanting: ReadonlySet<string> = new Set(['ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP']);

const notice: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && wanting.has(failureOf(action.payload).code))
      dispatch(api.util.invalidateTags([{ type: 'Admin', id: 'code' }]));
    return result;
  };

let listening = false;

/** From the first page of the back office on, a refusal for want of a code brings the page that asks for it. */
export const noticeCodeRefusals = (): void => {
  if (listening) return;
  listening = true;
  lateMiddleware.addMiddleware(notice);
};
