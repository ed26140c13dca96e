import styled from 'styled-components';
import type { ResponseOf } from '#contract/kit/endpoint.ts';
import type { chatContract } from '#contract/chat/chat.ts';
import { Loaded, mapped } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useChatBlocksQuery, useUnblockUserMutation } from '#client/entities/chat/chat-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';

type Person = ResponseOf<(typeof chatContract)['GET /v1/chat/blocks']>['users'][number];

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  > b {
    flex: 1 1 120px;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

const BlockedRow = ({ person }: { readonly person: Person }) => {
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [unblock, { isLoading }] = useUnblockUserMutation();
  const letIn = async () => {
    const { error } = await unblock({ params: { userId: person.id } });
    if (error !== undefined) showRefusal(error);
    else toast.success(texts.unblocked(person.username));
  };
  return (
    <Line>
      <Avatar userId={person.id} username={person.username} avatarUrl={person.avatar} size={32} />
      <b>{person.username}</b>
      <Button
        size="sm"
        variant="soft"
        busy={isLoading}
        aria-label={texts.unblockOf(person.username)}
        onClick={() => letIn()}
      >
        {texts.unblock}
      </Button>
    </Line>
  );
};

/** The people whom the person has blocked; they can be unblocked here. */
export const BlocksCard = () => {
  const query = useChatBlocksQuery(undefined, { refetchOnMountOrArgChange: true });
  // An unblocked person disappears with the button that had the focus.
  const focusRef = useFocusFallback<HTMLDivElement>();
  return (
    <SettingCard anchor="blocks" title={texts.blocks} lead={texts.blocksLead}>
      <div ref={focusRef} tabIndex={-1}>
        <Loaded
          query={mapped(query, ({ users }) => users)}
          skeleton={<BusySkeleton $height={44} $radius="10px" />}
          empty={<p>{texts.blocksEmpty}</p>}
        >
          {(people) => (
            <RuledList $space={12}>
              {people.map((person) => (
                <BlockedRow key={person.id} person={person} />
              ))}
            </RuledList>
          )}
        </Loaded>
      </div>
    </SettingCard>
  );
};
