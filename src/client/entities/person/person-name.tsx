import styled from 'styled-components';
import { useModals } from '../modals/modals';
import { touchTarget, theme } from '../../kit/theme/theme';
import { texts } from './texts';

interface PersonNameProps {
  readonly userId: string;
  readonly username: string;
  /** The game in which the profile is shown; by default the chosen one. */
  readonly gameId?: string;
}

const StyledButton = styled.button`
  max-width: 100%;
  border-radius: 4px;
  font: inherit;
  color: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  ${touchTarget}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-color: ${theme.color.text3};
  }
`;

/** A name that opens the person's profile. */
export const PersonName = ({ userId, username, gameId }: PersonNameProps) => {
  const modals = useModals();
  return (
    <StyledButton
      type="button"
      title={texts.openProfile}
      onClick={() =>
        modals.open({ name: 'user-profile', props: gameId === undefined ? { userId } : { userId, gameId } })
      }
    >
      {username}
    </StyledButton>
  );
};
