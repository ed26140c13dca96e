import type { OutboxItem } from '../../../chat/store/outbox-item';
import { MessageFiles } from './files/message-files';
import { Quote } from './quote';
import { useRoom } from './room-context';

/** What goes along with a message that is on its way. */
export const UnsentExtras = ({ item }: { readonly item: OutboxItem }) => {
  const { jump } = useRoom();
  const { replyTo, files } = item;
  return (
    <>
      {replyTo !== null && <Quote quote={replyTo} onPress={() => jump(replyTo.seq)} />}
      {files.length > 0 && <MessageFiles files={files} />}
    </>
  );
};
