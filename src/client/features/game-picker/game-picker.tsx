import type { ReactNode } from 'react';
import { Grid } from '../../kit/layout/stack';
import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { useGamesQuery } from '../../entities/game/reference-api';
import { Loaded } from '../../api/loaded';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Dialog } from '../../kit/overlay/dialog';
import { useChooseGame } from '../../entities/game/use-choose-game';
import { useGameId } from '../../entities/game/chosen-game';
import { theme } from '../../kit/theme/theme';

const texts = defineTexts({ ru: { title: 'Выбери игру' } });

interface GamePickerProps {
  readonly reason?: string;
  readonly onClose: () => void;
}

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  font-weight: 600;
  text-align: left;
  &:hover {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface2};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
`;

const Tiles = (props: { readonly 'aria-busy'?: true; readonly children: ReactNode }) => (
  <Grid $columns="repeat(auto-fill, minmax(150px, 1fr))" $gap={12} {...props} />
);

export const GamePicker = ({ reason, onClose }: GamePickerProps) => {
  const query = useGamesQuery();
  const chosen = useGameId();
  const choose = useChooseGame();
  return (
    <Dialog
      title={texts.title}
      {...(reason === undefined ? {} : { description: reason })}
      onClose={onClose}
      width={560}
    >
      <Loaded
        query={query}
        skeleton={
          <Tiles aria-busy>
            {[0, 1, 2].map((tile) => (
              <Skeleton key={tile} $height={104} $radius="16px" />
            ))}
          </Tiles>
        }
      >
        {(games) => (
          <Tiles>
            {games.map(({ id, name, iconUrl }) => (
              <Tile
                key={id}
                type="button"
                aria-pressed={id === chosen}
                onClick={() => {
                  choose(id);
                  onClose();
                }}
              >
                <img src={iconUrl} alt="" width={40} height={40} />
                {name}
              </Tile>
            ))}
          </Tiles>
        )}
      </Loaded>
    </Dialog>
  );
};
