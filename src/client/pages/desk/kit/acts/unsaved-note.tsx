import { Status } from '#client/kit/feedback/status.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Quiet } from '../quiet';
import { texts } from '../texts';
import type { EditDraft } from './use-edit-draft';

/** Above a form that shows what was typed before it was closed, not what is stored. */
export const UnsavedNote = ({ draft }: { readonly draft: Pick<EditDraft<unknown>, 'restored' | 'reset'> }) =>
  draft.restored ? (
    <Row $gap={8} $justify="space-between">
      <Status as={Quiet}>{texts.unsaved}</Status>
      <Button size="sm" onClick={draft.reset}>
        {texts.dropUnsaved}
      </Button>
    </Row>
  ) : null;
