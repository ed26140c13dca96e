import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { disputeHash } from '#client/entities/person/paths.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { useSquad } from '../page-state/squad-page-state';
import { DisputeDialog } from './dispute-dialog';

/**
 * The dialog, also when the page was opened for it: a reload and Back do not open it again. A dispute that is no longer
 * possible is refused before anything is typed.
 */
export const OpenDispute = ({ onClose }: { readonly onClose: () => void }) => {
  const { me, whyNot } = useSquad();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [refusal] = useState(() =>
    whyNot({ type: 'squad.openDispute', by: me.id, at: serverNow(), wantedPercent: 100 }),
  );
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    if (hash === disputeHash) void navigate(pathname + search, { replace: true, state, preventScrollReset: true });
    if (refusal === null) return;
    toast.warning(refusal);
    onClose();
  }, [hash, navigate, pathname, search, state, refusal, toast, onClose]);
  return refusal === null ? <DisputeDialog onClose={onClose} /> : null;
};
