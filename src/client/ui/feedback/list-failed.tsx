import styled from 'styled-components';
import { Button } from '../controls/button';
import { theme } from '../theme/theme';
import { texts } from './texts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 44px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** In the place of a field's choices that did not come; the rest of the form stays usable. */
export const ListFailed = ({ text = texts.listFailed, onRetry }: { readonly text?: string; readonly onRetry: () => unknown }) => (
  <Line role="alert">
    {text}
    <Button size="sm" variant="ghost" onClick={onRetry}>
      {texts.retry}
    </Button>
  </Line>
);
