import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { getMessage } from '../../../chat/store/blocks';
import type { ChatLog } from '../../../chat/store/chat-log';
import { theme } from '../../../ui/theme/theme';
import { serverNow } from '../../../ui/time/server-now';
import { formatDay } from '../../../ui/data/format-day';

const Chip = styled.div<{ $shown: boolean }>`
  position: absolute;
  top: 8px;
  left: 50%;
  padding: 3px 10px;
  border-radius: 12px;
  background: ${theme.color.surface2};
  border: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font-size: 12px;
  white-space: nowrap;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transform: translateX(-50%);
  transition: opacity 160ms;
  pointer-events: none;
`;

const holdMs = 1200;

const highestIn = (well: HTMLElement): number => {
  const edge = well.getBoundingClientRect().top + 8;
  const row = [...well.querySelectorAll<HTMLElement>('[data-item-index]')].find((one) => one.getBoundingClientRect().bottom > edge);
  return Number(row?.dataset['itemIndex'] ?? 0);
};

/** Which day stands before the eyes while the messages are scrolled. */
export const FloatingDay = ({ log, well }: { readonly log: ChatLog; readonly well: RefObject<HTMLElement | null> }) => {
  const [top, setTop] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = well.current;
    if (element === null) return undefined;
    let [frame, timer, byHand] = [0, 0, false];
    const moved = () => {
      // The list scrolls by itself, too, while it measures its rows.
      if (!byHand || frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        setTop(highestIn(element));
        setShown(true);
        window.clearTimeout(timer);
        timer = window.setTimeout(() => setShown(false), holdMs);
      });
    };
    const touched = () => {
      byHand = true;
    };
    const options = { capture: true, passive: true } as const;
    element.addEventListener('scroll', moved, options);
    for (const hand of ['wheel', 'touchmove', 'pointerdown', 'keydown']) element.addEventListener(hand, touched, options);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      element.removeEventListener('scroll', moved, options);
      for (const hand of ['wheel', 'touchmove', 'pointerdown', 'keydown']) element.removeEventListener(hand, touched, options);
    };
  }, [well]);
  const message = getMessage(log.blocks, top);
  return message === null ? null : (
    <Chip aria-hidden $shown={shown}>
      {formatDay(Date.parse(message.time), serverNow())}
    </Chip>
  );
};
