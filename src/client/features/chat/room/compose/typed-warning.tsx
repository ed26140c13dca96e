import { Suspense } from 'react';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { useChat } from '../../use-chat';
import { useRoom } from '../room-context';

/** Contacts have at least so many characters: «го в тг». */
const shortest = 5;

const warning = lazyComponent(
  () => import(/* webpackChunkName: "contact-warning" */ './contact-warning').then((m) => m.ContactWarning),
  { renderError: () => null },
);

/**
 * Warns of contacts in what is being typed; what finds them is loaded with the first words. Support is told them for a
 * reason.
 */
export const TypedWarning = ({ text }: { readonly text: string }) => {
  const { chatId } = useRoom();
  const isSupport = useChat((chat) => chat.chats[chatId]?.payload?.kind === 'SUPPORT');
  return (
    <div role="status">
      {!isSupport && text.length >= shortest && (
        <Suspense>
          <warning.Component text={text} />
        </Suspense>
      )}
    </div>
  );
};
