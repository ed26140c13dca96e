import { Clapperboard } from '../../kit/icons/clapperboard';
import { Pause } from '../../kit/icons/pause';
import { Play } from '../../kit/icons/play';
import { Trash2 } from '../../kit/icons/trash-2';
import { IconButton } from '../../kit/controls/icon-button';
import { ProgressBar } from '../../kit/display/progress-bar';
import { sizeText } from '#domain/text/size-text.ts';
import { About, Buttons, Name, Row, StatusText } from './pov-styles';
import { texts } from './texts';
import type { Upload } from './upload-store';

const saidOf = ({ snapshot, size }: Upload): { readonly text: string; readonly wrong: boolean } => {
  const done = sizeText(snapshot.context.place?.offset ?? 0);
  const { problem } = snapshot.context;
  if (problem !== null && (snapshot.matches('refused') || snapshot.matches('unfit')))
    return { text: problem.message, wrong: true };
  if (snapshot.matches('waiting')) return { text: texts.waiting(done), wrong: false };
  if (snapshot.matches('paused')) return { text: texts.paused(done), wrong: false };
  return { text: snapshot.context.place === null ? texts.starting : texts.sending(done, sizeText(size)), wrong: false };
};

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRemove: () => unknown;
}

/** A recording that this tab uploads. */
export const UploadRow = ({ upload, onRemove }: UploadRowProps) => {
  const { name, size, snapshot, actor } = upload;
  const stopped = snapshot.matches('paused') || snapshot.matches('refused') || snapshot.matches('waiting');
  const { text, wrong } = saidOf(upload);
  return (
    <Row>
      <Clapperboard aria-hidden />
      <About>
        <Name title={name}>{name}</Name>
        <StatusText $tone={wrong ? 'danger' : 'plain'} role={wrong ? 'alert' : undefined}>
          {text}
        </StatusText>
        {!wrong && <ProgressBar value={snapshot.context.place?.offset ?? 0} max={size} label={texts.progress(name)} />}
      </About>
      <Buttons>
        {snapshot.matches('unfit') ? null : stopped ? (
          <IconButton label={texts.resume(name)} onClick={() => actor.send({ type: 'upload.resumed' })}>
            <Play aria-hidden />
          </IconButton>
        ) : (
          <IconButton label={texts.pause(name)} onClick={() => actor.send({ type: 'upload.paused' })}>
            <Pause aria-hidden />
          </IconButton>
        )}
        <IconButton label={texts.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </Buttons>
    </Row>
  );
};
