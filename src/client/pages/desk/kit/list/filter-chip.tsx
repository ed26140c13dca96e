import { ChevronDown } from '#client/kit/icons/chevron-down.tsx';
import { X } from '#client/kit/icons/x.tsx';
import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Row } from '#client/kit/layout/stack.tsx';
import { floating, theme, touch } from '#client/kit/theme/theme.ts';
import { ClosedByBack } from '#client/kit/overlay/use-back-closes.ts';
import { texts } from '../texts';

const Chip = styled.button<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 12px;
  border: 1px solid ${({ $on }) => ($on ? theme.color.text3 : theme.color.line)};
  border-radius: 10px;
  background: ${({ $on }) => ($on ? theme.color.surface3 : 'transparent')};
  color: ${theme.color.text1};
  font-size: 13px;
  white-space: nowrap;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  svg {
    width: 14px;
    height: 14px;
    color: ${theme.color.text3};
  }
  ${touch} {
    height: 44px;
  }
`;

const Pop = styled(Popover.Content)`
  ${floating}
  z-index: ${theme.layer.modal};
  width: 280px;
  max-width: calc(100vw - 16px);
  max-height: min(var(--radix-popover-content-available-height), 480px);
  padding: 14px;
  overflow-y: auto;
`;

interface ChipProps {
  readonly label: string;
  /** The chosen value as text; null when nothing is chosen. */
  readonly chosen: string | null;
  readonly onClear: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A filter: the chip shows the chosen value, its options open below. */
export const FilterChip = ({ label, chosen, onClear, children }: ChipProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Row $gap={0} $wrap="nowrap">
        <Popover.Trigger asChild>
          <Chip type="button" $on={chosen !== null}>
            {chosen === null ? label : `${label}: ${chosen}`}
            <ChevronDown aria-hidden />
          </Chip>
        </Popover.Trigger>
        {chosen !== null && (
          <Chip
            type="button"
            $on={false}
            aria-label={texts.clear(label)}
            title={texts.clear(label)}
            onClick={onClear}
            style={{ borderColor: 'transparent', paddingInline: 8 }}
          >
            <X aria-hidden />
          </Chip>
        )}
      </Row>
      <Popover.Portal>
        <Pop align="start" sideOffset={6} collisionPadding={8} aria-label={label}>
          <ClosedByBack onClose={() => setOpen(false)} />
          {children(() => setOpen(false))}
        </Pop>
      </Popover.Portal>
    </Popover.Root>
  );
};
