import { contactHintsIn } from '#domain/chat/contact-hints.ts';
import { texts } from '../../texts';
import { Hint } from '../composer-styles';

/** Says quietly what in the typed text may lead past the service; it is sent all the same. */
export const ContactWarning = ({ text }: { readonly text: string }) => {
  const [first] = contactHintsIn(text);
  return first === undefined ? null : (
    <Hint role="status" $danger={false}>
      {texts.contactHints[first]}
    </Hint>
  );
};
