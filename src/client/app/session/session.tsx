import { useMe } from '../../api/use-me';
import { useChatEngine } from './use-chat-engine';
import { useDepositReturn } from './use-deposit-return';
import { useOwnTimeZone } from './use-own-time-zone';
import { usePresence } from './use-presence';
import { useRealtime } from './use-realtime';
import { useReferral } from './use-referral';

/** What goes on beside the page while somebody is signed in. */
export const Session = () => {
  const me = useMe();
  useOwnTimeZone(me?.timeZone);
  usePresence(me?.id ?? null);
  useRealtime(me);
  useChatEngine(me?.id ?? null);
  useReferral(me);
  useDepositReturn(me !== null);
  return null;
};
