import { X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../../../ui/controls/icon-button';
import { oneLine } from '../../../../ui/theme/mixins';
import { theme } from '../../../../ui/theme/theme';
import { texts } from '../../texts';

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

/** What the field is for just now: an answer, a change. */
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
