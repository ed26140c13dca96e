import styled from 'styled-components';
import { chatPath } from '#contract/routes/product-pages.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useSquadStepChatQuery } from '#client/entities/desk/squad-steps-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Panel, PanelTitle } from '../../../kit/drawer/panel';
import { Quiet, UserText } from '../../../kit/quiet';
import { texts } from './texts';

type Chat = CallResponse<'GET /v1/admin/squads/{id}/steps/{number}/chat'>;

const Talk = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 10px;
  max-height: 320px;
  overflow: auto;
  small {
    color: ${theme.color.text3};
  }
`;

const Messages = ({ messages }: { readonly messages: NonNullable<Chat['messages']> }) => {
  if (messages.length === 0) return <Quiet>{texts.silence}</Quiet>;
  return (
    <Talk tabIndex={0} aria-label={texts.chat}>
      {messages.map(({ id, sender, at, text, changedSince, deleted }) => (
        <li key={id}>
          <small>
            {sender.username}, <DateText value={at} />
            {changedSince && ` · ${texts.changedSince}`}
          </small>
          {deleted ? <Quiet as="i">{texts.deletedSince}</Quiet> : <UserText>{text}</UserText>}
        </li>
      ))}
    </Talk>
  );
};

interface CaseChatProps {
  readonly squadId: number;
  readonly number: number;
}

/** The squad's chat up to a step, for operators who have entered it. */
export const CaseChat = ({ squadId, number }: CaseChatProps) => {
  const query = useSquadStepChatQuery({ params: { id: squadId, number } }, { refetchOnMountOrArgChange: true });
  return (
    <Panel>
      <PanelTitle>{texts.chat}</PanelTitle>
      <Loaded query={query} skeleton={<Skeleton $height={80} />}>
        {({ chatId, messages }) => {
          if (chatId === null) return <Quiet>{texts.noChat}</Quiet>;
          if (messages !== null) return <Messages messages={messages} />;
          return (
            <>
              <Quiet>{texts.chatRule}</Quiet>
              <div>
                <ButtonLink size="sm" to={chatPath({ chatId })}>
                  {texts.toChat}
                </ButtonLink>
              </div>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
};
