import '#client/kit/theme/sheets/article.ts';
import { GrowingArea } from '#client/kit/form/growing-area.tsx';
import styled from 'styled-components';
import { below, theme, touch } from '../../kit/theme/theme';
import { texts } from './texts';

const { color, radius } = theme;

/** The sheet of the editor: the text looks as it will be read, by the class that `create-editor.ts` gives it. */
export const Paper = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.r16};
  background: ${color.surface1};
  .tiptap {
    min-height: 360px;
    padding: 8px 56px 40px;
    outline: none;
    white-space: pre-wrap;
    word-break: break-word;
    ${below('md')} {
      padding-inline: 18px;
      /* Room for the keyboard: the line that is written stays above it. */
      padding-bottom: 40vh;
    }
  }
  .tiptap > :first-child {
    margin-top: 8px;
  }
  .tiptap p.is-editor-empty:first-child::before {
    float: left;
    height: 0;
    color: ${color.text3};
    content: attr(data-placeholder);
    pointer-events: none;
  }
  .tiptap figure img {
    width: auto;
    max-height: 70vh;
  }
  .tiptap figcaption:empty::before,
  .tiptap figcaption:has(> br.ProseMirror-trailingBreak:only-child)::before {
    color: ${color.text3};
    content: '${texts.caption}';
  }
  .tiptap .ProseMirror-selectednode {
    outline: 2px solid ${color.violet};
    outline-offset: 2px;
  }
  .tiptap aside[data-tone] > div {
    flex: 1;
  }
  .ProseMirror-gapcursor {
    display: none;
  }
  [data-widget],
  [data-upload] {
    padding: 14px 18px;
    border: 1px dashed ${color.lineStrong};
    border-radius: ${radius.r12};
    background: ${color.surface2};
    color: ${color.text2};
    font-size: 15px;
  }
  [data-widget='cut'] {
    border-color: ${color.violet};
    background: ${color.violetSoft};
    color: ${color.violetText};
  }
  [data-upload] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 16px;
    progress {
      flex: 1 1 120px;
      accent-color: ${color.violet};
    }
    button {
      min-height: 36px;
      padding: 0 12px;
      border-radius: ${radius.r8};
      background: ${color.surface3};
      ${touch} {
        min-height: 44px;
      }
    }
  }
  [data-bar] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 8px;
    button {
      min-height: 32px;
      padding: 0 12px;
      border-radius: ${radius.r8};
      background: ${color.surface3};
      color: ${color.text1};
      font-size: 13px;
    }
    button:hover {
      background: ${color.lineStrong};
    }
    ${touch} {
      button {
        min-height: 44px;
      }
    }
  }
  .tiptap[contenteditable='false'] [data-bar] {
    display: none;
  }
  figure[data-described='no'] [data-bar] button:first-child {
    color: ${color.warn};
  }
  [data-widget] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    > span {
      flex: 1 1 200px;
      overflow-wrap: anywhere;
    }
    > [data-bar] {
      margin: 0;
    }
    > img {
      width: 96px;
      height: 64px;
      object-fit: cover;
    }
  }
  [data-said]::after {
    flex-basis: 100%;
    color: ${color.text2};
    font-size: 13px;
    content: attr(data-said);
  }
  [data-remark] {
    border-radius: 4px;
    background: ${color.warnSoft};
    box-shadow: 0 0 0 6px ${color.warnSoft};
  }
  [data-note] {
    margin-top: 14px;
    padding: 10px 14px;
    border-left: 3px solid ${color.warn};
    border-radius: 0 ${radius.r8} ${radius.r8} 0;
    background: ${color.surface2};
    color: ${color.warn};
    font-size: 14px;
    line-height: 1.5;
    white-space: pre-line;
  }
  [data-note='end'] {
    border: 0;
    border-top: 2px dashed ${color.violet};
    border-radius: 0;
    background: linear-gradient(${color.violetSoft}, transparent);
    color: ${color.violetText};
    font-size: 13px;
  }
  [data-upload] > img {
    width: 72px;
    height: 48px;
    border-radius: ${radius.r8};
    object-fit: cover;
  }
  [data-upload][data-failed] {
    border-color: ${color.danger};
    color: ${color.danger};
  }
`;

const Area = styled(GrowingArea)`
  display: block;
  width: 100%;
  padding: 24px 56px 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 28px/1.25 ${theme.font.title};
  letter-spacing: -0.02em;
  resize: none;
  &:focus-visible {
    outline: none;
  }
  ${below('md')} {
    padding: 18px 18px 0;
    font-size: 21px;
  }
`;

const Small = styled(Area)`
  padding-block: 10px;
  color: ${color.text2};
  font: 400 16px/1.5 ${theme.font.text};
  letter-spacing: 0;
`;

interface LineFieldProps {
  readonly value: string;
  readonly readOnly: boolean;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** Grows with its text; a title contains no line breaks. */
const growing =
  (Face: typeof Area, label: string) =>
  ({ value, readOnly, maxLength, onChange }: LineFieldProps) => {
    return (
      <Face
        rows={1}
        aria-label={label}
        placeholder={label}
        value={value}
        readOnly={readOnly}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
      />
    );
  };

export const TitleField = growing(Area, texts.heading);
export const LeadField = growing(Small, texts.lead);
