import { X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../../ui/controls/icon-button';
import { Avatar } from '../../../ui/people/avatar';
import { oneLine } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import type { Draft } from '../draft/draft';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 240px;
  padding-left: 8px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  font-size: 14px;
  font-weight: 500;
  span {
    ${oneLine}
  }
`;

/** Those who are invited by name with the creation. */
export const NamedFriends = ({ draft, change }: { readonly draft: Draft; readonly change: ChangeDraft }) => (
  <List>
    {draft.named.map(({ id, username, avatarUrl }) => (
      <Item key={id}>
        <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={24} />
        <span title={username}>{username}</span>
        <IconButton label={texts.dropNamed(username)} onClick={() => change(({ named }) => ({ named: named.filter((friend) => friend.id !== id) }))}>
          <X aria-hidden />
        </IconButton>
      </Item>
    ))}
  </List>
);
