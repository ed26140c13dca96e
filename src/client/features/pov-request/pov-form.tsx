import { useRef, useState } from 'react';
import type { PovRequestView } from '../../../contract/schemas/pov-request';
import { povTerms } from '../../../domain/settings/pov-terms';
import { failureOf } from '../../api/api-failure';
import { useRespondPovMutation } from '../../api/pov-requests-api';
import { Button } from '../../ui/controls/button';
import { keptDraft } from '../../ui/form/kept-draft';
import { TextArea } from '../../ui/form/text-area';
import { DialogActions } from '../../ui/overlay/dialog-look';
import { FilesPart } from './files-part';
import { LinksPart } from './links-part';
import { Said } from './pov-look';
import { texts } from './texts';
import { useUploads } from './use-uploads';

const whyNotSubmit = ({ files, links }: PovRequestView, uploading: boolean): string | null => {
  if (uploading || files.some(({ complete }) => !complete)) return texts.unfinished;
  return files.length + links.length === 0 ? texts.nothingYet : null;
};

/** Gathering the answer: what has been added is on the server at once, the words are kept in this browser until they are sent. */
export const PovForm = ({ request }: { readonly request: PovRequestView }) => {
  const draft = keptDraft(`pov-comment:${request.id}`);
  const [comment, setComment] = useState(() => draft.read() ?? '');
  const [declining, setDeclining] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [wordless, setWordless] = useState(false);
  const [respond] = useRespondPovMutation();
  const { uploads } = useUploads(request.id);
  /** Between the answer and the request as it then stands the buttons are still there. */
  const sent = useRef(false);

  const send = async (answer: 'SUBMITTED' | 'DECLINED') => {
    if (sent.current) return;
    setProblem(null);
    const { error } = await respond({ params: { id: request.id }, body: { answer, comment } });
    sent.current = error === undefined;
    if (sent.current) draft.drop();
    else setProblem(failureOf(error).message);
  };
  const decline = async () => {
    setWordless(comment.trim() === '');
    if (comment.trim() !== '') await send('DECLINED');
  };
  return (
    <>
      {!declining && (
        <>
          <FilesPart request={request} />
          <LinksPart request={request} />
        </>
      )}
      <TextArea
        key={declining ? 'why' : 'comment'}
        label={declining ? texts.why : texts.comment}
        hint={declining ? texts.whyHint : texts.commentHint}
        error={declining && wordless ? texts.whyMissing : undefined}
        autoFocus={declining}
        rows={3}
        maxLength={povTerms.commentMax}
        value={comment}
        onChange={({ currentTarget }) => {
          setComment(currentTarget.value);
          setWordless(false);
          draft.keep(currentTarget.value);
        }}
      />
      {problem !== null && (
        <Said $tone="danger" role="alert">
          {problem}
        </Said>
      )}
      {declining ? (
        <DialogActions>
          <Button variant="ghost" onClick={() => setDeclining(false)}>
            {texts.back}
          </Button>
          <Button variant="danger" onClick={decline}>
            {texts.declineSure}
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button variant="ghost" onClick={() => setDeclining(true)}>
            {texts.decline}
          </Button>
          <Button variant="primary" whyNot={whyNotSubmit(request, uploads.length > 0)} onClick={() => send('SUBMITTED')}>
            {texts.submit}
          </Button>
        </DialogActions>
      )}
    </>
  );
};
