import { Check, Circle } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '../../ui/controls/button-link';
import { cardLook } from '../../ui/layout/card';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { settingsAddress } from '../../ui/routing/settings-address';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import type { ChecklistLine } from './checklist-lines';
import { texts } from './texts';

const List = styled.ul`
  ${cardLook}
  padding-block: 4px;
`;

const Line = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  padding: 12px 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > svg {
    flex-shrink: 0;
    padding: 5px;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: ${({ $done }) => ($done ? theme.color.okSoft : theme.color.surface3)};
    color: ${({ $done }) => ($done ? theme.color.ok : theme.color.text3)};
  }
  > div {
    flex: 1;
    min-width: 0;
    ${below('sm')} {
      flex-basis: calc(100% - 42px);
    }
  }
  b {
    color: ${({ $done }) => ($done ? theme.color.text2 : theme.color.text1)};
    font-weight: ${({ $done }) => ($done ? 500 : 600)};
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  ${below('sm')} {
    flex-wrap: wrap;
    gap: 10px 14px;
    > a {
      margin-left: 42px;
    }
  }
`;

/** Each line that lacks something leads to the one setting that mends it. */
export const Checklist = ({ lines, gameId }: { readonly lines: readonly ChecklistLine[]; readonly gameId: string }) => (
  <List aria-label={texts.list}>
    {lines.map(({ key, detail, done, text, anchor }) => (
      <Line key={key} $done={done}>
        {done ? <Check aria-hidden /> : <Circle aria-hidden />}
        <div>
          <b>{text}</b>
          <VisuallyHidden>{done ? texts.isDone : texts.isMissing}</VisuallyHidden>
          {!done && <p>{texts.lines[detail].why}</p>}
        </div>
        {!done && (
          <ButtonLink to={settingsAddress(gameId, anchor)} size="sm" aria-label={`${texts.lines[detail].action}: ${text}`}>
            {texts.lines[detail].action}
          </ButtonLink>
        )}
      </Line>
    ))}
  </List>
);
