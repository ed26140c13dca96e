import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DraftFields, DraftView } from '#contract/blog/draft.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { useMe } from '../../entities/person/users-api';
import { useToast } from '../../kit/toast/use-toast';
import { pickFields } from './draft/merge-fields';
import { useAutosave } from './draft/use-autosave';
import { useBlockNotes } from './draft/use-block-notes';
import type { EditorDialogName } from './editor-dialogs';
import { insertGallery } from './prompts';
import { useSlashMenu } from './slash-menu';
import { texts } from './texts';
import { excessOf } from './writing/excess';
import { type InsertionDialog, insertPictures } from './writing/insert-blocks';
import { showDocument, useArticleEditor } from './writing/use-article-editor';

const writerOf = (me: ReturnType<typeof useMe>) => ({
  mateId: me !== null && me.mateAccess !== null ? me.id : null,
  moderates: me !== null && hasPermission(me.permissions, 'MANAGE_BLOG'),
});

interface DraftEditorOptions {
  readonly draft: DraftView;
  /** Null before the first save. */
  readonly id: number | null;
  readonly editable: boolean;
  readonly onCreated: (id: number) => void;
}

/** The draft being edited: its editor, its current fields, and its autosave. */
export const useDraftEditor = ({ draft, id, editable, onCreated }: DraftEditorOptions) => {
  const toast = useToast();
  const me = useMe();
  const [opened] = useState<DraftFields>(() => pickFields(draft));
  const [fields, setFields] = useState(opened);
  const current = useRef(opened);
  const [question, setQuestion] = useState<EditorDialogName | null>(null);

  const { keeper, state } = useAutosave({
    id,
    revision: draft.revision,
    fields: opened,
    onFields: (next) => {
      current.current = next;
      setFields(next);
      if (editor !== null) showDocument(editor, next.document);
      toast.info(texts.merged);
    },
    onCreated,
    onRecovered: () => toast.info(texts.kept),
  });
  const change = useCallback(
    (part: Partial<DraftFields>) => {
      current.current = { ...current.current, ...part };
      setFields(current.current);
      keeper.change(current.current);
    },
    [keeper],
  );

  const menuKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const { setElement, editor } = useArticleEditor({
    name: `article:${id ?? 'new'}`,
    document: fields.document,
    editable,
    onDocument: (document, lost) => {
      keeper.hold(lost === null ? excessOf(document) : texts.wouldLose(lost));
      if (lost === null) change({ document });
    },
    onKey: (event) => menuKey.current(event),
    onDialog: setQuestion,
    onLeftOut: (pictures) => toast.danger(texts.picturesLeftOut(pictures)),
  });
  useBlockNotes(editor, draft, fields);
  const openDialog = useCallback(
    (wanted: InsertionDialog) => {
      if (editor === null) return;
      if (wanted === 'image') insertPictures(editor);
      else if (wanted === 'gallery') insertGallery(editor, (message) => toast.danger(message));
      else setQuestion(wanted);
    },
    [editor, toast],
  );
  const slash = useSlashMenu(editor, writerOf(me), openDialog);
  // In a layout effect: a key may follow as soon as the menu is visible.
  useLayoutEffect(() => {
    menuKey.current = slash.onKey;
  });
  return { fields, change, keeper, state, editor, setElement, question, setQuestion, slashMenu: slash.menu };
};
