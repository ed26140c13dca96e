import { useMe } from '../../api/use-me';
import { usePresence } from './use-presence';
import { useReferral } from './use-referral';

/** What goes on beside the page while somebody is signed in. */
export const Session = () => {
  const me = useMe();
  usePresence(me?.id ?? null);
  useReferral(me);
  return null;
};
