import type { Me } from '../../../contract/schemas/me';
import { Button } from '../controls/button';
import type { ButtonSize } from '../controls/button-look';
import { texts } from './texts';
import { useInviteMate } from './use-invite-mate';

interface InviteButtonProps {
  readonly mate: { readonly id: string; readonly name: string; readonly active: boolean };
  readonly me: Me | null;
  readonly gameId: string;
  /** What was chosen beside the button. */
  readonly categoryId?: number | undefined;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** Among other mates' buttons the name tells them apart for screen readers. */
  readonly label?: string;
}

const whyNot = ({ mate, me }: InviteButtonProps): string | null => {
  if (mate.id === me?.id) return texts.itIsYou;
  return mate.active ? null : texts.takesNoOrders;
};

export const InviteButton = (props: InviteButtonProps) => {
  const { mate, me, gameId, categoryId, size = 'sm', wide = false, label = texts.invite } = props;
  const invite = useInviteMate(me, gameId, categoryId);
  return (
    <Button variant="primary" size={size} wide={wide} whyNot={whyNot(props)} aria-label={texts.inviteName(label, mate.name)} onClick={() => invite(mate.id)}>
      {label}
    </Button>
  );
};
