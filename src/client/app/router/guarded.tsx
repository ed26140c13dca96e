import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useMeQuery } from '../../api/users-api';
import { loginPath } from '../../ui/routing/return-path';
import { useGameLink } from '../../ui/routing/use-game-link';
import { PageSkeleton } from './page-skeleton';
import type { RouteAccess } from './routes';

/** Guests go to sign in and come back; who is not a mate sees how to become one. */
export const Guarded = ({ access, children }: { readonly access: RouteAccess; readonly children: ReactNode }) => {
  const { data: me, isLoading } = useMeQuery();
  const { pathname, search, hash } = useLocation();
  const link = useGameLink();
  if (access === 'all') return children;
  if (isLoading) return <PageSkeleton />;
  if (!me) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  if (access === 'mate' && me.mateAccess === null) return <Navigate to={link('/{gameId}/mate')} replace />;
  return children;
};
