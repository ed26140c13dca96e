import styled from 'styled-components';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';

const Note = styled.div`
  padding: 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.warnSoft};
  b {
    color: ${theme.color.warn};
  }
  p {
    margin-top: 4px;
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
  blockquote {
    margin: 8px 0;
    white-space: pre-line;
  }
`;

/** Why the last application was refused, in the administrator's words. */
export const RefusedNote = ({ answer }: { readonly answer: string }) => (
  <Note role="note">
    <b>{texts.refused.title}</b>
    <p>{texts.refused.lead}</p>
    <blockquote>{answer}</blockquote>
    <p>{texts.refused.again}</p>
  </Note>
);
