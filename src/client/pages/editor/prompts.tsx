import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { addressAlone } from '#domain/text/addresses.ts';
import { documentLimits } from '#domain/blog/article-terms.ts';
import { parseVideoLink } from '#domain/blog/video-link.ts';
import { Button } from '../../kit/controls/button';
import { Form } from '../../kit/form/form';
import { TextField } from '../../kit/form/text-field';
import { Dialog } from '../../kit/overlay/dialog';
import { texts } from './texts';
import { newBlockId } from './writing/block-ids';
import { safeLink } from './writing/safe-link';
import { choosePictures, insertWidget } from './writing/insert-blocks';
import { sendPictures } from './writing/send-image';

/** Dialogs of the editor that ask for one text. */
export type Prompt = 'video' | 'link' | 'squad' | 'alt';

interface PromptSpec {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly wrong: string;
  readonly submit: string;
  /** Characters. */
  readonly most: number;
  readonly initial: (editor: Editor) => string;
  /** False: it is not valid. */
  readonly answer: (editor: Editor, text: string) => boolean;
}

const prompts: Readonly<Record<Prompt, PromptSpec>> = {
  video: {
    title: texts.videoTitle,
    label: texts.videoLink,
    hint: texts.hints.video,
    wrong: texts.videoWrong,
    submit: texts.insert,
    most: documentLimits.link,
    initial: () => '',
    answer: (editor, text) => {
      const video = parseVideoLink(text.trim());
      if (video !== null) insertWidget(editor, { type: 'video', id: newBlockId(), title: '', ...video });
      return video !== null;
    },
  },
  link: {
    title: texts.linkTitle,
    label: texts.videoLink,
    wrong: texts.linkWrong,
    submit: texts.save,
    most: documentLimits.link,
    initial: (editor) => String(editor.getAttributes('link')['href'] ?? ''),
    answer: (editor, text) => {
      const chain = editor.chain().focus().extendMarkRange('link');
      if (text.trim() === '') return chain.unsetLink().run();
      const href = safeLink(text) ?? safeLink(addressAlone(text));
      if (href === undefined) return false;
      return editor.state.selection.empty && !editor.isActive('link')
        ? chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
        : chain.setLink({ href }).run();
    },
  },
  squad: {
    title: texts.squadTitle,
    label: texts.squadNumber,
    wrong: texts.squadWrong,
    submit: texts.insert,
    most: documentLimits.link,
    initial: () => '',
    answer: (editor, text) => {
      const squadId = Number(text.replace(/\D/g, ''));
      const fits = squadId > 0 && squadId <= 2_147_483_647;
      if (fits) insertWidget(editor, { type: 'squad', id: newBlockId(), squadId });
      return fits;
    },
  },
  alt: {
    title: texts.altTitle,
    label: texts.alt,
    hint: texts.altHint,
    wrong: texts.linkWrong,
    submit: texts.save,
    most: documentLimits.alt,
    initial: (editor) => String(editor.getAttributes('figure')['alt'] ?? ''),
    answer: (editor, text) => editor.chain().focus().updateAttributes('figure', { alt: text }).run(),
  },
};

interface PromptDialogProps {
  readonly question: Prompt;
  readonly editor: Editor;
  readonly onClose: () => void;
}

export const PromptDialog = ({ question, editor, onClose }: PromptDialogProps) => {
  const { title, label, hint, wrong, submit, most, initial, answer } = prompts[question];
  const [text, setText] = useState(() => initial(editor));
  const [error, setError] = useState<string | undefined>();
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (answer(editor, text)) onClose();
          else setError(wrong);
        }}
      >
        <TextField
          label={label}
          hint={hint}
          error={error}
          value={text}
          maxLength={most}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <Button variant="primary" type="submit" wide>
          {submit}
        </Button>
      </Form>
    </Dialog>
  );
};

/** Several pictures as one block; failed uploads are reported and left out. */
export const insertGallery = (editor: Editor, onProblem: (message: string) => void): void =>
  choosePictures(true, (files) => {
    void sendPictures(files, documentLimits.galleryImages, onProblem).then((images) => {
      if (images.length > 0) insertWidget(editor, { type: 'gallery', id: newBlockId(), images });
    });
  });
