import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { blockedPath } from '#contract/routes/product-pages.ts';
import { failureOf } from '../../api/api-error';

/** By which a person who has proven to own a blocked account reads why it is blocked. */
const blockPassIn = (error: unknown): string | null => {
  const { code, details } = failureOf(error);
  const { pass }: { readonly pass?: unknown } = code === 'ACCOUNT_BLOCKED' ? Object(details) : {};
  return typeof pass === 'string' ? pass : null;
};

/** Opens the block when a way of signing in was refused for it; tells whether it was. */
export const useOpenBlock = (): ((error: unknown) => boolean) => {
  const navigate = useNavigate();
  return useCallback(
    (error) => {
      const pass = blockPassIn(error);
      if (pass !== null) void navigate(blockedPath(pass));
      return pass !== null;
    },
    [navigate],
  );
};
