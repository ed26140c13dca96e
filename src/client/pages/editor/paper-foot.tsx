import styled, { css } from 'styled-components';
import { Button } from '../../kit/controls/button';
import { below, theme } from '../../kit/theme/theme';
import { isTrouble, type SaveState } from './draft/draft-autosave';
import { texts } from './texts';

/** While something keeps a draft from being saved, its line stays in the window, however far down one writes. */
const Foot = styled.div<{ $stays: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 12px 24px;
  border-radius: 0 0 ${theme.radius.r16} ${theme.radius.r16};
  color: ${theme.color.text3};
  font-size: 13px;
  b {
    color: ${theme.color.warn};
    font-weight: 600;
  }
  ${({ $stays }) =>
    $stays &&
    css`
      position: sticky;
      bottom: ${theme.size.bottomBar};
      z-index: 1;
      border-top: 1px solid ${theme.color.line};
      background: ${theme.color.surface2};
      ${below('md')} {
        bottom: calc(${theme.size.tabBar} + ${theme.size.bottomBar});
      }
    `}
`;

interface PaperFootProps {
  readonly state: SaveState;
  /** How long the text is. */
  readonly counts: string;
}

/** The end of the paper: how long the text is, and that it is not saved; why, and what can be done, stands at the top. */
export const PaperFoot = ({ state, counts }: PaperFootProps) => (
  <Foot $stays={isTrouble(state)}>
    <span>{counts}</span>
    {isTrouble(state) && (
      <>
        <b>{texts.unsaved}</b>
        <Button size="sm" variant="ghost" onClick={() => window.scrollTo({ top: 0 })}>
          {texts.unsavedWhy}
        </Button>
      </>
    )}
  </Foot>
);
