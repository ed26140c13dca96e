import { Check } from '../../kit/icons/check';
import { Circle } from '../../kit/icons/circle';
import styled from 'styled-components';
import type { MateReadiness } from '#contract/mates/mates.ts';
import { texts } from './texts';
import { type MateReadinessDetail, mateReadinessDetails } from '#domain/mates/mate-terms.ts';
import { type MissingDetail, missingIn } from '#domain/mates/readiness.ts';
import { type SettingsAnchor } from '#contract/routes/settings-pages.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { below, theme } from '../../kit/theme/theme';
import { settingsPath } from '#contract/routes/game-pages.ts';

/** What is missing, in the wording of the specification. */
export const missingText = ({ detail, name }: MissingDetail): string =>
  detail === 'invalid_game_params' ? texts.needsParam(name ?? '') : texts.needs[detail];

interface ChecklistLine {
  readonly key: string;
  readonly detail: MateReadinessDetail;
  readonly done: boolean;
  readonly text: string;
  readonly anchor: SettingsAnchor;
}

const anchors: Readonly<Record<MateReadinessDetail, SettingsAnchor>> = {
  notifications: 'channels',
  avatar: 'avatar',
  description: 'description',
  languages: 'languages',
  country: 'country',
  platforms: 'platforms',
  categories: 'categories',
  invalid_game_params: 'params',
};

/** Every requirement of readiness in order, met or missing; each missing game parameter has a line of its own. */
export const checklistLines = (readiness: MateReadiness): readonly ChecklistLine[] => {
  const missing = missingIn(readiness);
  return mateReadinessDetails.flatMap((detail): readonly ChecklistLine[] => {
    const lacking = missing.filter((one) => one.detail === detail);
    const anchor = anchors[detail];
    if (lacking.length === 0) return [{ key: detail, detail, done: true, text: texts.lines[detail].done, anchor }];
    return lacking.map((one) => ({
      key: `${detail} ${one.name ?? ''}`,
      detail,
      done: false,
      text: missingText(one),
      anchor,
    }));
  });
};

const List = styled.ul.attrs({ className: 'card' })`
  padding-block: 4px;
  ${below('md')} {
    padding-block: 16px;
  }
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

/** Each unmet requirement links to the setting that fixes it. */
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
          <ButtonLink to={settingsPath(gameId, anchor)} size="sm" aria-label={`${texts.lines[detail].action}: ${text}`}>
            {texts.lines[detail].action}
          </ButtonLink>
        )}
      </Line>
    ))}
  </List>
);
