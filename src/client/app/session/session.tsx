import { Suspense } from 'react';
import { useMe } from '../../entities/person/users-api';
import { signedIn } from '../shell/lazy-signed-in';

/** What goes on beside the page; most of it only while somebody is signed in, and guests do not load it. */
export const Session = () => {
  const me = useMe();
  if (me === null) return null;
  return (
    <Suspense>
      <signedIn.session.Component me={me} />
    </Suspense>
  );
};
