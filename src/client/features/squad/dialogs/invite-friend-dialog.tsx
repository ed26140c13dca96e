import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { referralParams } from '#contract/people/referral-params.ts';
import { ShareButtons } from '#client/entities/referral/share-buttons.tsx';
import { useShare } from '#client/entities/referral/use-share.ts';
import { useInviteFriendMutation } from '#client/entities/squad/squad-members-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Countdown } from '#client/kit/display/date-and-countdown.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { friendLinksOf } from '../page-state/members';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { texts } from './texts';
import { friendInvitationPath } from '#contract/routes/landing-pages.ts';

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

const waiting = <Skeleton $height={116} $radius="12px" />;

interface FriendLinkProps {
  readonly path: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const FriendLink = ({ path, expiresAt }: FriendLinkProps) => {
  const { isReady, address } = useShare(path);
  return (
    <li>
      {isReady ? (
        <>
          <TextField
            label={texts.link}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
            hint={
              <>
                {texts.left} <Countdown until={new Date(expiresAt).toISOString()} />
              </>
            }
          />
          <ShareButtons path={path} />
        </>
      ) : (
        waiting
      )}
    </li>
  );
};

/** Creates the first link by itself when it opens; each further friend needs another link. */
export const InviteFriendDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, squad, me, whyNot } = useSquad();
  const [invite, { isLoading }] = useInviteFriendMutation();
  const step = useStep();
  const requested = useRef(false);
  const friendLinks = friendLinksOf(squad);
  const make = () => step(() => invite({ body: { squadId: view.id } }).unwrap());

  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    if (friendLinks.length === 0) void make();
  });

  const reason = whyNot({ type: 'squad.inviteFriend', by: me.id, at: serverNow(), friendId: null, token: '' });
  return (
    <Dialog title={texts.inviteFriend} description={texts.inviteFriendText} onClose={onClose}>
      <Links aria-busy={isLoading}>
        {friendLinks.map(({ token, expiresAt }) => (
          <FriendLink
            key={token}
            // The invitation is deleted once it is used: after that only the link itself can name the squad.
            path={`${friendInvitationPath({ gameId: squad.gameId, token })}?${referralParams.squad}=${view.id}`}
            expiresAt={expiresAt}
          />
        ))}
        {isLoading && friendLinks.length === 0 && waiting}
      </Links>
      <Button whyNot={reason} onClick={make} wide>
        {friendLinks.length === 0 ? texts.makeLink : texts.newLink}
      </Button>
    </Dialog>
  );
};
