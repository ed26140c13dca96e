import { X } from '../../kit/icons/x';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded, mapped } from '../../api/loaded';
import { useRefusalToast } from '../../api/use-refusal-toast';
import {
  useArticleSharesQuery,
  useClientsToShareQuery,
  useRevokeShareMutation,
  useShareArticleMutation,
} from '../../entities/blog/blog-writing-api';
import { Avatar } from '../../entities/person/avatar';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Checkbox } from '../../kit/form/checkbox';
import { SearchInput } from '../../kit/form/text-field';
import { useDebouncedValue } from '../../kit/form/use-debounced-input';
import { Quiet } from '../../kit/layout/prose';
import { Row, Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { theme } from '../../kit/theme/theme';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';

const People = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 260px;
  overflow-y: auto;
`;

const Person = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 48px;
  small {
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

interface ShareDialogProps {
  readonly article: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** The people who can read the article, and whether they have opened it; nothing while there are none. */
const Readers = ({ id }: { readonly id: number }) => {
  const showRefusal = useRefusalToast();
  const query = useArticleSharesQuery({ params: { id } });
  const [revoke] = useRevokeShareMutation();
  const close = async (userId: string) => {
    const { error } = await revoke({ params: { id, userId } });
    if (error !== undefined) showRefusal(error);
  };
  return (
    <Loaded
      query={mapped(query, ({ items }) => items)}
      skeleton={null}
      empty={null}
      failedAs="list"
      failedText={texts.readersFailed}
    >
      {(people) => (
        <Stack $gap={8}>
          <Quiet>{texts.whoReads}</Quiet>
          <People>
            {people.map(({ id: userId, username, avatarUrl, seenAt }) => (
              <Person key={userId}>
                <Row $gap={10}>
                  <Avatar userId={userId} username={username} avatarUrl={avatarUrl} size={32} />
                  {username}
                  <small>{seenAt === null ? texts.notSeen : texts.seen}</small>
                </Row>
                <IconButton label={texts.revoke(username)} onClick={() => close(userId)}>
                  <X aria-hidden />
                </IconButton>
              </Person>
            ))}
          </People>
        </Stack>
      )}
    </Loaded>
  );
};

/** Gives the author's own clients access to an article. */
export const ShareDialog = ({ article: { id, title }, onClose }: ShareDialogProps) => {
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [share] = useShareArticleMutation();
  const found = useClientsToShareQuery({ query: { articleId: String(id), search: useDebouncedValue(search) } });
  const toggle = (userId: string) =>
    setChosen((now) => (now.includes(userId) ? now.filter((one) => one !== userId) : [...now, userId]));
  const open = async () => {
    const { error } = await share({ params: { id }, body: { userIds: [...chosen] } });
    if (error !== undefined) {
      showRefusal(error);
      return;
    }
    setChosen((now) => now.filter((one) => !chosen.includes(one)));
    toast.success(texts.opened);
  };
  const { data } = found;
  return (
    <Dialog title={texts.shareTitle} description={title} onClose={onClose}>
      <Stack $gap={16}>
        <SearchInput
          label={texts.find}
          value={search}
          maxLength={40}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Loaded
          query={mapped(found, ({ items }) => items)}
          skeleton={<Skeleton $height={160} />}
          empty={<EmptyState text={texts.noClients} />}
          keepsFormer
        >
          {(clients) => (
            <People>
              {clients.map((client) => (
                <Person key={client.id}>
                  <Checkbox
                    checked={client.open || chosen.includes(client.id)}
                    disabled={client.open}
                    onChange={() => toggle(client.id)}
                  >
                    {client.username}
                  </Checkbox>
                  <small>{client.open ? texts.already : texts.games(client.games)}</small>
                </Person>
              ))}
            </People>
          )}
        </Loaded>
        <Row $justify="space-between">
          <Quiet>{data === undefined ? '' : texts.shareCount(data.shared, data.max)}</Quiet>
          <Button variant="primary" whyNot={chosen.length === 0 ? texts.nobodyChosen : null} onClick={open}>
            {texts.open(chosen.length)}
          </Button>
        </Row>
        <Readers id={id} />
      </Stack>
    </Dialog>
  );
};
