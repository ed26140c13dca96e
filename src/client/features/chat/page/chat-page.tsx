import { MessageCircle, Volume2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { IconButton } from '../../../ui/controls/icon-button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { chatWithParam } from '../../../ui/routing/chat-with-path';
import { PageTitle } from '../../../ui/routing/page-title';
import { chatPath } from '../chat-path';
import { ChatSettingsDialog } from '../head/chat-settings-dialog';
import { ChatList } from '../list/chat-list';
import { texts } from '../texts';
import { useIsPhone } from '../use-is-phone';
import { ChatOnPage } from './chat-on-page';
import { Choice, Columns, Main, Side, SideHead } from './chat-page-look';
import { StartedChat } from './started-chat';

/** `/chat` and `/chat/{chatId}`: list and room side by side; on phones one after the other. */
export const ChatPage = () => {
  const { chatId = null } = useParams();
  const [query] = useSearchParams();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [settings, setSettings] = useState(false);
  const withUser = query.get(chatWithParam);
  const open = useCallback(
    (id: string, seq?: number) => void navigate(chatPath(id, seq), { replace: !isPhone && chatId !== null, preventScrollReset: true }),
    [navigate, isPhone, chatId],
  );
  const room = chatId === null ? null : <ChatOnPage key={chatId} chatId={chatId} isPhone={isPhone} />;
  return (
    <Columns>
      <Side>
        <SideHead>
          <PageTitle>{texts.chats}</PageTitle>
          <IconButton label={texts.settings} onClick={() => setSettings(true)}>
            <Volume2 aria-hidden />
          </IconButton>
        </SideHead>
        {withUser !== null && chatId === null && <StartedChat userId={withUser} onFound={(id) => void navigate(chatPath(id), { replace: true })} />}
        <ChatList current={chatId} onOpen={open} />
      </Side>
      {isPhone ? room : <Main aria-label={texts.title}>{room ?? (
        <Choice>
          <EmptyState icon={<MessageCircle />} text={texts.choose} />
        </Choice>
      )}</Main>}
      {settings && <ChatSettingsDialog onClose={() => setSettings(false)} />}
    </Columns>
  );
};
