import type { Me } from '../../../contract/schemas/me';
import { useChatEngine } from './use-chat-engine';
import { useDepositReturn } from './use-deposit-return';
import { useOwnTimeZone } from './use-own-time-zone';
import { usePresence } from './use-presence';
import { useRealtime } from './use-realtime';
import { useReferral } from './use-referral';

/** What goes on beside the page while somebody is signed in; it ends when he signs out. */
export const SignedInSession = ({ me }: { readonly me: Me }) => {
  useOwnTimeZone(me.timeZone);
  usePresence(me.id);
  useRealtime(me);
  useChatEngine(me.id);
  useReferral(me);
  useDepositReturn();
  return null;
};
