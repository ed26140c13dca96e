import type { Chapter } from '../../../../../contract/schemas/document';
import { failureOf } from '../../../../api/api-error';
import { Button } from '../../../../kit/controls/button';
import { ErrorState } from '../../../../kit/feedback/error-state';
import { Skeleton } from '../../../../kit/feedback/skeleton';
import { Prose } from '../../../../kit/layout/prose';
import { Stack } from '../../../../kit/layout/stack';
import { Dialog } from '../../../../kit/overlay/dialog';
import { DialogActions } from '../../../../kit/overlay/dialog-styles';
import { texts } from './texts';

interface VersionDialogProps {
  readonly title: string;
  /** Undefined until they are loaded. */
  readonly chapters: readonly Chapter[] | undefined;
  readonly error?: unknown;
  readonly onRetry?: (() => unknown) | undefined;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** One version of a document as people read it. */
export const VersionDialog = ({ title, chapters, error, onRetry, onTake, onClose }: VersionDialogProps) => (
  <Dialog title={title} onClose={onClose} width={720}>
    {chapters === undefined ? (
      error === undefined ? (
        <Skeleton $height={320} $radius="12px" />
      ) : (
        <ErrorState text={failureOf(error).message} onRetry={() => onRetry?.()} />
      )
    ) : (
      <Stack as={Prose} $gap={20}>
        {chapters.map((chapter, index) => (
          <section key={index}>
            <h3>{chapter.title}</h3>
            {chapter.paragraphs.map((paragraph, position) => (
              <p key={position}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Stack>
    )}
    <DialogActions>
      <Button whyNot={chapters === undefined ? texts.versionComes : null} onClick={onTake}>
        {texts.putBack}
      </Button>
    </DialogActions>
  </Dialog>
);
