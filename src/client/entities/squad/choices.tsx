import { Row } from '../../kit/layout/stack';
import { useState } from 'react';
import type { CategoryKind } from '#domain/games/category.ts';
import { durationDiscounts, isOfferedDuration } from '#domain/pricing/rates.ts';
import { formatDuration } from '#domain/text/format.ts';
import { SegmentedControl } from '../../kit/form/segmented-control';
import { useLanguageToggle } from '../game/use-language-toggle';
import { texts } from './texts';
import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import { Button } from '../../kit/controls/button';
import { Chip } from '../../kit/display/chip';
import { Loaded, type QueryState, shownData } from '../../api/loaded';
import { type PayMode, payModes } from '#domain/squad/facts/squad-enums.ts';
import type { Platform } from '#domain/games/platform.ts';

interface DurationChoiceProps {
  readonly kind: CategoryKind | null;
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}

/** The durations that this category offers. */
export const DurationChoice = ({ kind, value, onChange }: DurationChoiceProps) => (
  <SegmentedControl
    label={texts.duration}
    value={value}
    onChange={onChange}
    options={durationDiscounts
      .filter(({ minutes }) => kind === null || isOfferedDuration(minutes, kind))
      .map(({ minutes }) => ({ value: minutes, label: formatDuration(minutes) }))}
  />
);

interface LanguageChoiceProps {
  readonly languages: QueryState<readonly { readonly code: string; readonly name: string }[]>;
  /** Language codes, one to five. */
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

const shownAtFirst = 2;

/** The last language cannot be removed: a squad has at least one. */
export const LanguageChoice = ({ languages: query, value, onChange }: LanguageChoiceProps) => {
  const [all, setAll] = useState(false);
  const languages = shownData(query) ?? [];
  const shown = languages.filter(({ code }, index) => all || index < shownAtFirst || value.includes(code));
  const toggle = useLanguageToggle(squadLimits, value, onChange);
  const choice = (
    <Row $gap={8} $align="normal" role="group" aria-label={texts.languages}>
      {shown.map(({ code, name }) => (
        <Chip key={code} selected={value.includes(code)} onClick={() => toggle(code)}>
          {name}
        </Chip>
      ))}
      {shown.length < languages.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.moreLanguages}
        </Button>
      )}
    </Row>
  );
  return (
    <Loaded query={query} skeleton={choice} failedAs="list">
      {() => choice}
    </Loaded>
  );
};

interface PayModeChoiceProps {
  readonly value: PayMode;
  readonly onChange: (mode: PayMode) => void;
}

export const PayModeChoice = ({ value, onChange }: PayModeChoiceProps) => (
  <SegmentedControl
    label={texts.payMode}
    value={value}
    onChange={onChange}
    options={payModes.map((mode) => ({ value: mode, label: texts.payModes[mode] }))}
  />
);

interface PlatformChoiceProps {
  /** The platforms of the game. */
  readonly platforms: readonly Platform[];
  readonly value: Platform;
  readonly onChange: (platform: Platform) => void;
}

export const PlatformChoice = ({ platforms, value, onChange }: PlatformChoiceProps) => (
  <SegmentedControl
    label={texts.platform}
    value={value}
    onChange={onChange}
    options={platforms.map((platform) => ({ value: platform, label: platform }))}
  />
);

interface SlotsChoiceProps {
  readonly value: number;
  readonly onChange: (slots: number) => void;
  /** Number of occupied places. */
  readonly taken: number;
  /** The game's limit. */
  readonly maxSlots: number;
}

export const SlotsChoice = ({ value, onChange, taken, maxSlots }: SlotsChoiceProps) => (
  <SegmentedControl
    label={texts.slots}
    value={value}
    onChange={onChange}
    options={Array.from({ length: maxSlots - squadLimits.minSlots + 1 }, (_, index) => {
      const slots = index + squadLimits.minSlots;
      return { value: slots, label: String(slots), disabled: slots < taken };
    })}
  />
);
