import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useCopy, useCopyLink } from '#client/kit/display/copy-link.tsx';
import { saveFile } from '#client/kit/display/save-file.ts';
import { formatTime } from '#client/kit/display/dates.ts';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { Info } from '#client/kit/icons/info.tsx';
import { Redo2 } from '#client/kit/icons/redo-2.tsx';
import { RotateCcw } from '#client/kit/icons/rotate-ccw.tsx';
import { Undo2 } from '#client/kit/icons/undo-2.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Changes } from './changes';
import { EventList } from './event-list';
import { jestTestOf } from './jest-test';
import type { Frame } from './play';
import type { Playable } from './playable';
import { StartForm } from './start-form';
import { StepList } from './step-list';
import { mostSteps } from './tape';
import { texts } from './texts';
import type { Play } from './use-play';
import { WaitingList } from './waiting-list';

const Present = styled.p`
  margin: 8px 0 10px;
  overflow-wrap: anywhere;
  b {
    color: ${theme.color.accent};
  }
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: 14px;
`;

interface PartProps {
  readonly playable: Playable;
  readonly game: Play;
  readonly frame: Frame;
}

/** Undo, redo, and what can be taken away: a link, a test. */
const Controls = ({ playable, game, frame }: PartProps) => {
  const copy = useCopy();
  const copyLink = useCopyLink();
  const { tape, frames, goTo, begin } = game;
  const noSteps = frames.length < 2 ? texts.noStepYet : null;
  const test = () => jestTestOf(playable, tape, game);
  return (
    <>
      <Row $gap={4}>
        <IconButton urgent label={texts.undo} disabled={tape.at === 0} onClick={() => goTo(tape.at - 1)}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          urgent
          label={texts.redo}
          disabled={tape.at === tape.steps.length}
          onClick={() => goTo(tape.at + 1)}
        >
          <Redo2 aria-hidden />
        </IconButton>
        <IconButton
          label={texts.reset}
          disabled={tape.steps.length === 0 && tape.start === null}
          onClick={() => begin(null)}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      </Row>
      <Row $gap={8}>
        <Button size="sm" onClick={() => copyLink(game.path)}>
          {texts.copyLink}
        </Button>
        <Button size="sm" whyNot={noSteps} onClick={() => copy(test(), texts.testCopied)}>
          {texts.copyTest}
        </Button>
        <Button
          size="sm"
          whyNot={noSteps}
          onClick={() => saveFile(`${playable.machine.id}-${tape.at}.test.ts`, test())}
        >
          {texts.saveTest}
        </Button>
        <Button size="sm" whyNot={noSteps} onClick={() => begin({ state: frame.state, context: frame.context })}>
          {texts.beginHere}
        </Button>
      </Row>
    </>
  );
};

interface PlayPanelProps {
  readonly playable: Playable;
  readonly game: Play;
}

/** Plays a machine: its events, its clock, its steps back and forth, and a start from anywhere. */
export const PlayPanel = ({ playable, game }: PlayPanelProps) => {
  const { tape, frames, now, failure, isTorn, isFull, isLong, goTo, begin, send, wait } = game;
  const stopped = failure === null ? (isFull ? texts.full(mostSteps) : null) : texts.failedAbove;
  return (
    <Stack $gap={24}>
      {isTorn && <Notice icon={<Info aria-hidden />} text={texts.torn} />}
      {isFull && <Notice icon={<Info aria-hidden />} text={texts.full(mostSteps)} />}
      {isLong && <Notice icon={<Info aria-hidden />} text={texts.long(game.path.length)} />}
      {failure !== null && (
        <Stack $gap={8}>
          <Problem role="alert">{texts.failed(failure)}</Problem>
          <Row>
            <Button size="sm" onClick={() => (tape.at === 0 ? begin(null) : goTo(frames.length - 1))}>
              {tape.at === 0 ? texts.reset : texts.undo}
            </Button>
          </Row>
        </Stack>
      )}
      {now !== undefined && (
        <>
          <section>
            <SectionTitle>{texts.present}</SectionTitle>
            <Present aria-live="polite">
              <b>{now.state}</b> {playable.machine.states[now.state]?.description} · {formatTime(now.at)}
              {now.refused !== null && <Problem as="span"> {texts.willRefuse(now.refused)}</Problem>}
            </Present>
            <Stack $gap={8}>
              <Controls playable={playable} game={game} frame={now} />
            </Stack>
          </section>
          <EventList playable={playable} frame={now} stopped={stopped} onSend={send} />
          <WaitingList playable={playable} frame={now} stopped={stopped} onWait={wait} />
          <Changes before={frames.at(-2)} now={now} />
          <StepList frames={frames} steps={tape.steps} onGo={goTo} />
          <StartForm
            key={tape.start === null ? 'own' : JSON.stringify(tape.start)}
            playable={playable}
            frame={now}
            onBegin={begin}
          />
        </>
      )}
    </Stack>
  );
};
