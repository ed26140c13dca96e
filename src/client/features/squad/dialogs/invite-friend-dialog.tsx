import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useInviteFriendMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { Countdown } from '../../../ui/data/countdown';
import { useCopyLink } from '../../../ui/data/use-copy-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { TextField } from '../../../ui/form/text-field';
import { Dialog } from '../../../ui/overlay/dialog';
import { serverNow } from '../../../ui/time/server-now';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 24px;
  li {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
`;

/** Makes the first link by itself when it opens; further friends need further links. */
export const InviteFriendDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, me, whyNot } = useSquad();
  const [invite, { isLoading }] = useInviteFriendMutation();
  const step = useStep(view.id);
  const copy = useCopyLink();
  const asked = useRef(false);
  const { friendLinks } = view;
  const make = () => step(() => invite({ body: { squadId: view.id } }).unwrap());

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (friendLinks.length === 0) void make();
  });

  const reason = whyNot({ type: 'squad.inviteFriend', by: me.id, at: serverNow(), friendId: null, token: '' });
  return (
    <Dialog title={texts.inviteFriend} description={texts.inviteFriendText} onClose={onClose}>
      <Links aria-busy={isLoading}>
        {friendLinks.map(({ token, expiresAt }) => {
          const path = `/${view.gameId}/squads/invite/${token}`;
          return (
            <li key={token}>
              <TextField
                label={texts.link}
                readOnly
                value={new URL(path, location.origin).href}
                onFocus={({ target }) => target.select()}
                hint={
                  <>
                    {texts.left} <Countdown until={expiresAt} />
                  </>
                }
              />
              <Button variant="primary" wide onClick={() => copy(path)}>
                {texts.copy}
              </Button>
            </li>
          );
        })}
        {isLoading && friendLinks.length === 0 && <Skeleton $height={116} $radius="12px" />}
      </Links>
      <Button whyNot={reason} onClick={make} wide>
        {friendLinks.length === 0 ? texts.makeLink : texts.newLink}
      </Button>
    </Dialog>
  );
};
