import styled from 'styled-components';
import { useHeaderMatesQuery } from '#client/entities/mate/mates-api.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '#client/kit/overlay/menu-item.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { useGameId, useGameLink } from '#client/entities/game/chosen-game.ts';
import { clampLines, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { menuTexts } from '../menu-texts';
import type { MenuProps } from './menu-props';
import { chosenGame } from '#contract/routes/route.ts';
import { matePath, teamPath } from '#contract/routes/game-pages.ts';

/** 360 px wide and at most 410 px high; the button stays visible while the list scrolls. */
const Box = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 392px;
`;

const List = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

const Description = styled.span`
  ${clampLines(2)}
  color: ${theme.color.text3};
  font-size: 13px;
  font-weight: 400;
  line-height: 1.4;
`;

const skeletons = [0, 1, 2, 3].map((row) => (
  <MenuLabel key={row}>
    <Skeleton $height={44} $radius="12px" />
  </MenuLabel>
));

export const MatesMenu = ({ trigger }: MenuProps) => {
  const gameId = useGameId();
  const link = useGameLink();
  const { data, isFetching, isError, refetch } = useHeaderMatesQuery({ params: { gameId }, query: { limit: 8 } });
  const mates = data?.items ?? [];
  const retry = (event: Event) => {
    event.preventDefault();
    void refetch();
  };
  return (
    <Menu trigger={trigger} defaultOpen width={360} label={texts.chooseMate}>
      <Box>
        <List role="group" aria-label={texts.chooseMate} aria-busy={isFetching} tabIndex={0}>
          {isFetching && data === undefined && skeletons}
          {isError && !isFetching && (
            <>
              <MenuLabel>{menuTexts.matesFailed}</MenuLabel>
              <MenuItem onSelect={retry}>{menuTexts.retry}</MenuItem>
            </>
          )}
          {data !== undefined && mates.length === 0 && <MenuLabel>{menuTexts.noMates}</MenuLabel>}
          {mates.map(({ id, name, description, iconUrl }) => (
            <MenuItem
              key={id}
              to={link(matePath({ gameId: chosenGame, mateId: id }))}
              icon={<Avatar userId={id} username={name} avatarUrl={iconUrl} />}
            >
              {name}
              <Description>{description}</Description>
            </MenuItem>
          ))}
        </List>
        <MenuSeparator />
        <MenuItem to={link(teamPath({ gameId: chosenGame }))} prominent>
          {menuTexts.allMates}
        </MenuItem>
      </Box>
    </Menu>
  );
};
