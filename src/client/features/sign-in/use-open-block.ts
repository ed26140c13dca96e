import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { blockedPath } from '#contract/routes/product-pages.ts';
import type { ApiFailure } from '../../api/api-error';

/** By which a person who has proven to own a blocked account reads why it is blocked. */
const blockPassIn = ({ code, details }: ApiFailure): string | null => {
  const { pass }: { readonly pass?: unknown } = code === 'ACCOUNT_BLOCKED' ? Object(details) : {};
  return typeof pass === 'string' ? pass : null;
};

/** Opens the block when a way of signing in was refused for it; tells whether it was. */
export const useOpenBlock = (): ((failure: ApiFailure) => boolean) => {
  const navigate = useNavigate();
  return useCallback(
    (failure) => {
      const pass = blockPassIn(failure);
      if (pass !== null) void navigate(blockedPath(pass));
      return pass !== null;
    },
    [navigate],
  );
};
