import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Check } from '../../kit/icons/check';
import { Card, CardTitle } from '../../kit/layout/card';
import type { SettingsAnchor } from '#contract/routes/settings-pages.ts';
import { below, from, theme } from '../../kit/theme/theme';
import { Button } from '../../kit/controls/button';
import { useFocusFallback } from '../../kit/controls/use-focus-fallback';
import { texts } from './texts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';

interface SettingCardProps {
  /** The setting's anchor in the address. */
  readonly anchor: SettingsAnchor;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Next to the title: a state, a count. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
  gap: 16px 32px;
  padding: 24px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px 16px;
  }
`;

const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  /* Only ever focused to be read from. */
  h2:focus {
    outline: none;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

/** One setting with a save of its own: description at the left, form at the right. */
export const SettingCard = ({ anchor, title, lead, mark, children }: SettingCardProps) => (
  <Box as="section" id={anchor} aria-labelledby={`${anchor}-title`}>
    <TextBlock>
      <CardTitle id={`${anchor}-title`} tabIndex={-1}>
        {title}
      </CardTitle>
      {mark}
      {lead !== undefined && <p>{lead}</p>}
    </TextBlock>
    <div>{children}</div>
  </Box>
);

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 20px;
  ${from('md')} {
    grid-template-columns: 232px minmax(0, 1fr);
    gap: 32px;
    margin-top: 28px;
  }
`;

export const Settings = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

export const Narrow = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 460px;
`;

export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  /* The catalogue names values: a long one goes on in the next line. */
  > button {
    flex-shrink: 1;
    min-width: 0;
    padding-block: 6px;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

interface SaveRowProps {
  readonly busy: boolean;
  /** Something differs from the saved value. */
  readonly dirty: boolean;
  /** The last event was a save. */
  readonly saved: boolean;
  /** Its label, where it does more than save. */
  readonly label?: string;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  outline: none;
  /* Until it says something, it moves nothing beside it. */
  > [role='status']:empty {
    position: absolute;
  }
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.ok};
  font-size: 14px;
`;

/**
 * The save button of a setting, and the confirmation in its place. The button appears with the first change: on a page
 * with many cards each would show a useless one. It stays after a save; if the change is undone, the button disappears
 * and the focus moves to the row.
 */
export const SaveRow = ({ busy, dirty, saved, label, children }: SaveRowProps) => {
  const focusRef = useFocusFallback<HTMLDivElement>();
  return (
    <Row ref={focusRef} tabIndex={-1}>
      {(label !== undefined || dirty || busy || saved) && (
        <Button
          type="submit"
          variant={dirty ? 'primary' : 'soft'}
          size="sm"
          busy={busy}
          whyNot={dirty ? null : texts.nothingChanged}
        >
          {label ?? texts.save}
        </Button>
      )}
      <span role="status">
        {saved && !dirty && (
          <Saved>
            <Check aria-hidden />
            {texts.saved}
          </Saved>
        )}
      </span>
      {children}
    </Row>
  );
};

/** Placeholders of settings cards. */
export const SettingsSkeleton = ({ cards = 3 }: { readonly cards?: number }) => (
  <Stack $gap={16} role="status" aria-label={texts.loading}>
    {Array.from({ length: cards }, (_, card) => (
      <Skeleton key={card} $height={card === 1 ? 232 : 152} $radius="16px" />
    ))}
  </Stack>
);
