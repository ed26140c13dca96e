import { Heart } from 'lucide-react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useSetFavoriteMateMutation } from '../../api/mates-api';
import { Button } from '../../ui/controls/button';
import { useAskToSignIn } from '../../ui/routing/use-ask-to-sign-in';
import { useToast } from '../../ui/toast/use-toast';
import { theme } from '../../ui/theme/theme';
import type { MateInGame } from './mate-in-game';
import { texts } from './texts';

const Sign = styled(Heart)<{ $on: boolean }>`
  ${({ $on }) => $on && `fill: ${theme.color.danger}; color: ${theme.color.danger};`}
`;

export const FavoriteButton = ({ mate, me }: { readonly mate: MateInGame; readonly me: Me | null }) => {
  const [save] = useSetFavoriteMateMutation();
  const askToSignIn = useAskToSignIn();
  const toast = useToast();
  const toggle = async (): Promise<void> => {
    try {
      await save({ params: { id: mate.id }, body: { favorite: !mate.favorite } }).unwrap();
      toast.success(mate.favorite ? texts.removed : texts.added);
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <Button variant="ghost" size="sm" aria-pressed={mate.favorite} onClick={me === null ? askToSignIn : toggle}>
      <Sign aria-hidden $on={mate.favorite} />
      {mate.favorite ? texts.favoriteOn : texts.favorite}
    </Button>
  );
};
