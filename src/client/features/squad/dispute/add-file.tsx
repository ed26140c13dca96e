import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { disputeTerms } from '../../../../domain/settings/dispute-terms';
import { Button } from '../../../ui/controls/button';
import { useToast } from '../../../ui/toast/use-toast';
import { useSquad } from '../scene/squad-scene';
import { texts } from './texts';
import { useSendFiles } from './use-send-files';

/** Another file to an open dispute, while there is room for one's own. */
export const AddFile = () => {
  const { view, me } = useSquad();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = useSendFiles(view.id);
  const toast = useToast();
  const own = view.disputeFiles?.filter(({ author }) => author.id === me.id).length ?? 0;
  const add = async (files: FileList | null) => {
    setBusy(true);
    if ((await send([...(files ?? [])])) > 0) toast.success(texts.fileAdded);
    setBusy(false);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input ref={input} type="file" hidden accept="image/*,video/mp4,video/webm,.dem,application/pdf" aria-label={texts.addFile} onChange={({ target }) => void add(target.files)} />
      <Button size="sm" variant="soft" busy={busy} whyNot={own >= disputeTerms.maxFiles ? texts.tooMany : null} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
        {texts.addFile}
      </Button>
    </>
  );
};
