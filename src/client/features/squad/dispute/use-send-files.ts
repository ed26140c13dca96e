import { attempted } from '#client/api/attempted.ts';
import { useAddDisputeFileMutation } from '#client/entities/squad/squad-play-api.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from './texts';

/** Uploads files one after another; failed ones are reported, the rest continues. Returns how many were uploaded. */
export const useSendFiles = (squadId: number) => {
  const [add] = useAddDisputeFileMutation();
  const toast = useToast();
  return async (files: readonly File[]): Promise<number> => {
    let sent = 0;
    for (const file of files) {
      const body = new FormData();
      body.append('file', file);
      const { failure } = await attempted(() => add({ params: { id: squadId }, body }).unwrap());
      if (failure === undefined) sent += 1;
      else toast.danger(texts.fileFailed(file.name, failure.message), 6000);
    }
    return sent;
  };
};
