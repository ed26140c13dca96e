import { failureOf } from '../../../api/api-failure';
import { useChatSettingsQuery } from '../../../api/chat-api';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Dialog } from '../../../ui/overlay/dialog';
import { texts } from '../texts';
import { ChatSettingsForm } from './chat-settings-form';

/** When the chat may make a sound, on all devices of the person. */
export const ChatSettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { data, error, refetch } = useChatSettingsQuery();
  return (
    <Dialog title={texts.settings} width={420} onClose={onClose}>
      {data !== undefined ? (
        <ChatSettingsForm settings={data} onDone={onClose} />
      ) : error === undefined ? (
        <Skeleton $height={150} $radius="12px" />
      ) : (
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      )}
    </Dialog>
  );
};
