import { chatLimits } from '../../../../../domain/settings/chat-limits';
import { texts } from '../../texts';
import { Hint } from '../composer-look';

/** From so many characters left on, their number is shown. */
const warnAt = 200;

export const LengthHint = ({ text }: { readonly text: string }) => {
  const left = chatLimits.maxTextCharacters - text.trim().length;
  return left < warnAt ? (
    <Hint role="status" $danger={left < 0}>
      {left < 0 ? texts.tooLong(-left) : texts.left(left)}
    </Hint>
  ) : null;
};
