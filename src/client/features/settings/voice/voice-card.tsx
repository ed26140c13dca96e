import { Status } from '#client/kit/feedback/status.tsx';
import { useAttempt } from '#client/api/use-attempt.ts';
import { Mic } from '#client/kit/icons/mic.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useDeleteVoiceMutation, useSetVoiceMutation } from '#client/entities/mate/voice/mate-voice-api.ts';
import { VoiceButton } from '#client/entities/mate/voice/voice-button.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { FormError } from '#client/kit/form/form.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SettingCard } from '../setting-card';
import { canRecord } from './record';
import { texts } from './texts';
import { useRecording } from './use-recording';

/** Takes the focus of a button that disappeared with its step. */
const FocusTarget = styled.div`
  outline: none;
`;

const TimeLeft = styled.b`
  color: ${theme.color.danger};
  font-size: 24px;
  font-variant-numeric: tabular-nums;
`;

const Countdown = ({ endsAt }: { readonly endsAt: number }) => {
  const now = useServerNow(250);
  return (
    <p>
      {texts.recording} <TimeLeft role="timer">{texts.left(Math.max(0, Math.ceil((endsAt - now) / 1000)))}</TimeLeft>
    </p>
  );
};

const Saved = ({ address }: { readonly address: string }) => {
  const [confirming, setConfirming] = useState(false);
  const [drop] = useDeleteVoiceMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const remove = async () => {
    try {
      await drop().unwrap();
      toast.success(texts.removed);
    } catch (error) {
      showRefusal(error);
    }
    setConfirming(false);
  };
  return (
    <Row $gap={8}>
      <VoiceButton address={address} />
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {texts.remove}
      </Button>
      {confirming && (
        <ConfirmDialog
          title={texts.removeAsk}
          text={texts.removeText}
          confirmLabel={texts.drop}
          dangerous
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        />
      )}
    </Row>
  );
};

interface ReadyProps {
  readonly sound: File;
  readonly address: string;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** Whether the recording itself was refused: sent again, it would be refused again. */
const isUnfit = (code: string): boolean => code.startsWith('MATE_VOICE_');

/** Plays the recording and uploads it; an error keeps the recording. */
const Ready = ({ sound, address, onAgain, onDrop }: ReadyProps) => {
  const { run, refusal } = useAttempt();
  const [unfit, setUnfit] = useState(false);
  const [save] = useSetVoiceMutation();
  const toast = useToast();
  const send = async () => {
    const body = new FormData();
    body.append('file', sound);
    const send = async () => {
      await save({ body }).unwrap();
      toast.success(texts.saved);
      onDrop();
    };
    await run(send, ({ code, message }) => {
      setUnfit(isUnfit(code));
      return message;
    });
  };
  return (
    <Stack $gap={12}>
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <VoiceButton key={address} address={address} label={texts.listen} />
      <Row $gap={8}>
        {!unfit && (
          <Button variant="primary" onClick={send}>
            {texts.send}
          </Button>
        )}
        {canRecord() && <Button onClick={onAgain}>{texts.again}</Button>}
        <Button variant="ghost" onClick={onDrop}>
          {texts.drop}
        </Button>
      </Row>
      <FinePrint>{texts.notSent}</FinePrint>
    </Stack>
  );
};

/** A mate's voice greeting: recorded here or uploaded as a file. */
export const VoiceCard = ({ saved }: { readonly saved: string | undefined }) => {
  const { recording, record, stop, take, drop } = useRecording();
  const focusRef = useFocusFallback<HTMLDivElement>();
  return (
    <SettingCard anchor="voice" title={texts.title} lead={texts.lead}>
      <FocusTarget ref={focusRef} tabIndex={-1}>
        {recording.phase === 'none' && (
          <Stack $gap={16}>
            {recording.errorText !== null && <FormError>{recording.errorText}</FormError>}
            {saved !== undefined && <Saved address={saved} />}
            <Row $gap={8}>
              {canRecord() && (
                <Button variant={saved === undefined ? 'primary' : 'secondary'} onClick={record}>
                  <Mic aria-hidden />
                  {saved === undefined ? texts.record : texts.recordAgain}
                </Button>
              )}
              <FileButton
                label={texts.upload}
                accept="audio/*,.webm,.weba,.ogg,.mp3,.m4a"
                onPick={([file], gone) => take(file, gone)}
              />
            </Row>
            <FinePrint>{texts.uploadHint}</FinePrint>
          </Stack>
        )}
        {recording.phase === 'asking' && (
          <Row $gap={12}>
            <Status>{texts.asking}</Status>
            <Button variant="ghost" onClick={drop}>
              {texts.cancel}
            </Button>
          </Row>
        )}
        {recording.phase === 'recording' && (
          <Row $gap={12}>
            <Countdown endsAt={recording.endsAt} />
            <Button variant="primary" onClick={stop}>
              {texts.stop}
            </Button>
            <Button variant="ghost" onClick={drop}>
              {texts.cancel}
            </Button>
          </Row>
        )}
        {recording.phase === 'ready' && (
          <Ready sound={recording.sound} address={recording.address} onAgain={record} onDrop={drop} />
        )}
      </FocusTarget>
    </SettingCard>
  );
};
