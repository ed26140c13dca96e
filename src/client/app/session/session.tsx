import { Suspense } from 'react';
import { useMe } from '../../entities/person/users-api';
import { signedIn } from '../shell/lazy-signed-in';

/** Background work of the page; almost all of it needs a signed-in person, so guests do not load it. */
export const Session = () => {
  const me = useMe();
  if (me === null) return null;
  return (
    <Suspense>
      <signedIn.session.Component me={me} />
    </Suspense>
  );
};
