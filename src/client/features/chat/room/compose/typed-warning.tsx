import { Suspense } from 'react';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { useChat } from '../../use-chat';
import { useRoom } from '../room-context';

/** Contacts have at least so many characters: «го в тг». */
const shortest = 5;

const warning = lazyComponent(
  () => import(/* webpackChunkName: "contact-warning" */ './contact-warning').then((m) => m.ContactWarning),
  { renderError: () => null },
);

/**
 * Warns of contacts in what has been typed, once the hand rests: no key waits for it. What finds them is loaded with the
 * first words. Support is told them for a reason.
 */
export const TypedWarning = ({ text }: { readonly text: string }) => {
  const { chatId } = useRoom();
  const settled = useDebouncedValue(text);
  const isSupport = useChat((chat) => chat.chats[chatId]?.payload?.kind === 'SUPPORT');
  return (
    <div role="status">
      {!isSupport && text.length >= shortest && settled.length >= shortest && (
        <Suspense>
          <warning.Component text={settled} />
        </Suspense>
      )}
    </div>
  );
};
