import { contactHintsIn } from '#domain/chat/contact-hints.ts';
import { Hint } from '../composer-styles';
import { texts } from './contact-texts';

/** Says quietly what in the typed text may lead past the service; it is sent all the same. */
export const ContactWarning = ({ text }: { readonly text: string }) => {
  const [first] = contactHintsIn(text);
  return first === undefined ? null : <Hint $danger={false}>{texts.hints[first]}</Hint>;
};
