import { X } from '#client/kit/icons/x.tsx';
import styled from 'styled-components';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../../texts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { Hint } from '../composer-styles';
import { isEnter } from '#client/kit/form/is-enter.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 2px 2px 4px;
  padding-left: 10px;
  border-left: 3px solid ${theme.color.violet};
  font-size: 13px;
  > span {
    flex: 1;
    min-width: 0;
  }
  b,
  span > span {
    ${oneLine}
    display: block;
  }
  b {
    color: ${theme.color.violetText};
  }
  span > span {
    color: ${theme.color.text2};
  }
`;

interface AboveFieldProps {
  readonly title: string;
  readonly text: string;
  readonly onCancel: () => void;
}

/** What the field is used for at the moment: a reply or an edit. */
export const AboveField = ({ title, text, onCancel }: AboveFieldProps) => (
  <Box>
    <span>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <IconButton label={texts.cancel} onClick={onCancel}>
      <X aria-hidden />
    </IconButton>
  </Box>
);

/** The number of characters left is shown from the first one on; screen readers are told of it only at each of these. */
const toldAt = [200, 100, 50, 20] as const;

const toldOf = (charactersLeft: number): string => {
  const mark = toldAt.findLast((least) => charactersLeft <= least);
  return charactersLeft < 0 ? texts.overLimit : mark === undefined ? '' : texts.leftAtMost(mark);
};

export const LengthHint = ({ text }: { readonly text: string }) => {
  const charactersLeft = chatLimits.maxTextCharacters - text.trim().length;
  return (
    <>
      <VisuallyHidden role="status">{toldOf(charactersLeft)}</VisuallyHidden>
      {charactersLeft < toldAt[0] && (
        <Hint $danger={charactersLeft < 0}>
          {charactersLeft < 0 ? texts.tooLong(-charactersLeft) : texts.left(charactersLeft)}
        </Hint>
      )}
    </>
  );
};

const isFinger = () => matchMedia('(pointer: coarse)').matches;

/** Enter sends and Shift+Enter breaks the line; on a touch keyboard Enter breaks the line. */
export const isSendingKey = (event: KeyboardEvent): boolean => isEnter(event) && !event.shiftKey && !isFinger();
