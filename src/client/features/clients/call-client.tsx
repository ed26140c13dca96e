import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useInviteFriendMutation } from '../../api/squad-steps-api';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { useToast } from '../../ui/toast/use-toast';
import { texts } from './texts';

interface CallClientProps {
  readonly client: { readonly id: string; readonly username: string };
  readonly me: Me | null;
  readonly gameId: string;
}

/** Into the squad that is being gathered; without one, to a new squad with him already invited. */
export const CallClient = ({ client: { id, username }, me, gameId }: CallClientProps) => {
  const [invite] = useInviteFriendMutation();
  const toast = useToast();
  const squadId = me?.squadMember?.squadId;
  if (squadId === undefined) {
    return (
      <ButtonLink to={`/${gameId}/squads/create?friend=${id}`} size="sm" variant="soft" aria-label={texts.callName(username)}>
        {texts.call}
      </ButtonLink>
    );
  }
  const send = async () => {
    try {
      await invite({ body: { squadId, userId: id } }).unwrap();
      toast.success(texts.called(username));
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <Button size="sm" variant="soft" aria-label={texts.callName(username)} onClick={send}>
      {texts.call}
    </Button>
  );
};
