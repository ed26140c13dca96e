import { Suspense } from 'react';
import { useMe } from '../../api/use-me';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { signedIn } from '../shell/signed-in-parts';

const nothing = () => null;

/** What goes on beside the page; most of it only while somebody is signed in, and guests do not load it. */
export const Session = () => {
  const me = useMe();
  if (me === null) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense>
        <signedIn.session.Part me={me} />
      </Suspense>
    </ErrorBoundary>
  );
};
