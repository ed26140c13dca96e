import type { Chapter } from '#contract/schemas/document.ts';
import { Loaded, type QueryState, shownData } from '#client/api/loaded.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Prose } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { texts } from './texts';

interface VersionDialogProps {
  readonly title: string;
  readonly query: QueryState<readonly Chapter[]>;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** One version of a document as people read it. */
export const VersionDialog = ({ title, query, onTake, onClose }: VersionDialogProps) => (
  <Dialog title={title} onClose={onClose} width={720}>
    <Loaded query={query} skeleton={<Skeleton $height={320} $radius="12px" />}>
      {(chapters) => (
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
    </Loaded>
    <DialogActions>
      <Button whyNot={shownData(query) === undefined ? texts.versionComes : null} onClick={onTake}>
        {texts.putBack}
      </Button>
    </DialogActions>
  </Dialog>
);
