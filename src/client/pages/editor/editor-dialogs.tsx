import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { CropDialog } from './panels/crop-dialog';
import { PicturesDialog } from './panels/pictures-dialog';
import { RegistrationDialog } from './panels/registration-dialog';
import { type Prompt, PromptDialog } from './prompts';
import { newBlockId } from './writing/block-ids';
import { insertWidget } from './writing/insert-blocks';

export type EditorDialogName = Prompt | 'crop' | 'pictures' | 'registration';

/** The block that is selected as a whole. */
const chosen = ({ state: { selection } }: Editor) => (selection instanceof NodeSelection ? selection.node.attrs : null);

interface EditorDialogsProps {
  readonly question: EditorDialogName;
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The editor's dialog that is open. */
export const EditorDialogs = ({ question, editor, onClose }: EditorDialogsProps) => {
  if (question === 'registration')
    return (
      <RegistrationDialog
        onDone={(title, closesAt) => {
          insertWidget(editor, { type: 'registration', id: newBlockId(), title, closesAt });
          onClose();
        }}
        onClose={onClose}
      />
    );
  if (question === 'crop') {
    const { src = '', width = 1, height = 1, alt = '' } = chosen(editor) ?? {};
    return (
      <CropDialog
        image={{ src, width, height, alt }}
        onCropped={(image) => editor.chain().updateAttributes('figure', image).run()}
        onClose={onClose}
      />
    );
  }
  if (question === 'pictures') {
    const block: ArticleBlock | undefined = chosen(editor)?.['block'];
    if (block?.type !== 'gallery') return null;
    return (
      <PicturesDialog
        images={block.images}
        onDone={(images) => {
          editor
            .chain()
            .updateAttributes('widget', { block: { ...block, images } })
            .run();
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return <PromptDialog question={question} editor={editor} onClose={onClose} />;
};
