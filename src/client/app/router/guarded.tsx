import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useMeQuery } from '../../api/users-api';
import { PageError } from '../../ui/feedback/page-error';
import { loginPath } from '../../ui/routing/return-path';
import { useGameLink } from '../../ui/routing/use-game-link';
import { PageSkeleton } from './page-skeleton';
import type { RouteAccess } from './routes';
import { texts } from './texts';

/** Guests go to sign in and come back; who is not a mate sees how to become one. */
export const Guarded = ({ access, children }: { readonly access: RouteAccess; readonly children: ReactNode }) => {
  const { data: me, isLoading, error, refetch } = useMeQuery();
  const { pathname, search, hash } = useLocation();
  const link = useGameLink();
  if (access === 'all') return children;
  if (isLoading) return <PageSkeleton />;
  // Who it is could not be asked: that makes nobody a guest.
  if (me === undefined && error !== undefined) return <PageError title={texts.pageFailedTitle} text={failureOf(error).message} onRetry={refetch} />;
  if (!me) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  if (access === 'mate' && me.mateAccess === null) return <Navigate to={link('/{gameId}/mate')} replace />;
  return children;
};
