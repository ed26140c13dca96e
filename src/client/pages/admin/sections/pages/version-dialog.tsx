import type { Chapter } from '#contract/schemas/document.ts';
import { failureOf } from '#client/api/api-error.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Prose } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
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
