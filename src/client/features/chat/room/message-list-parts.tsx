import styled from 'styled-components';
import { type RefObject, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { getMessage } from '#client/entities/chat/store/blocks.ts';
import type { ChatLog } from '#client/entities/chat/store/chat-log.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { formatDay } from '#client/kit/display/dates.ts';
import { historyWanted } from '#client/entities/chat/store/chat-actions.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { texts } from '../texts';
import { useChat, useChatLog } from '../use-chat';

export const ScrollArea = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  > [role='log'] {
    height: 100%;
  }
`;

export const ToNewestButton = styled.button`
  position: absolute;
  right: 16px;
  bottom: 8px;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 40px;
  height: 40px;
  padding: 0 10px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 20px;
  background: ${theme.color.surface2};
  box-shadow: ${theme.shadow};
  font-size: 13px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${touch} {
    min-width: 44px;
    height: 44px;
    border-radius: 22px;
  }
  &:hover {
    background: ${theme.color.surface3};
  }
  > span {
    padding-right: 6px;
  }
  svg {
    width: 18px;
    height: 18px;
  }
  ${touch} {
    min-width: 44px;
    height: 44px;
    border-radius: 22px;
  }
`;

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
  const row = [...well.querySelectorAll<HTMLElement>('[data-item-index]')].find(
    (one) => one.getBoundingClientRect().bottom > edge,
  );
  return Number(row?.dataset['itemIndex'] ?? 0);
};

/** Shows the day of the uppermost visible message during scrolling. */
export const FloatingDay = ({ log, well }: { readonly log: ChatLog; readonly well: RefObject<HTMLElement | null> }) => {
  const [top, setTop] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = well.current;
    if (element === null) return undefined;
    let [frame, timer, byHand] = [0, 0, false];
    const moved = () => {
      // The list also scrolls by itself while it measures its rows.
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
    for (const eventName of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      element.addEventListener(eventName, touched, options);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      element.removeEventListener('scroll', moved, options);
      for (const eventName of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
        element.removeEventListener(eventName, touched, options);
    };
  }, [well]);
  const message = getMessage(log.blocks, top);
  return message === null ? null : (
    <Chip aria-hidden $shown={shown}>
      {formatDay(Date.parse(message.time), serverNow())}
    </Chip>
  );
};

/** Of the same height in every state: nothing below it may move. */
const Edge = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  height: 44px;
  padding: 0 16px;
  color: ${theme.color.text3};
  font-size: 12px;
`;

/** The upper end of the loaded history. */
export const HistoryEdge = ({ chatId }: { readonly chatId: string }) => {
  const dispatch = useDispatch();
  const firstSeq = useChatLog(chatId)?.firstSeq ?? 0;
  const failed = useChat((chat) => chat.pages[chatId]?.status === 'failed');
  if (firstSeq <= 1) return null;
  return (
    <Edge>
      {failed ? texts.earlierFailed : texts.loadingEarlier}
      {failed && (
        <Button size="sm" onClick={() => void dispatch(historyWanted({ chatId, beforeSeq: firstSeq }))}>
          {texts.retry}
        </Button>
      )}
    </Edge>
  );
};
