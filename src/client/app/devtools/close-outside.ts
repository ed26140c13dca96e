import { outside } from '../../kit/store/outside';

let reopen = (): void => undefined;

export const closeOutside = (): void => {
  outside.reopened ??= new Promise((resolve) => {
    reopen = resolve;
  });
};

/** What has waited goes out now. */
export const openOutside = (): void => {
  outside.reopened = null;
  reopen();
};
