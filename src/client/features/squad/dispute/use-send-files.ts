import { failureOf } from '../../../api/api-error';
import { useAddDisputeFileMutation } from '../../../entities/squad/after-game-api';
import { useToast } from '../../../kit/toast/use-toast';
import { texts } from './texts';

/** Sends files one after another; what fails is named, and the rest goes on. Gives how many have come. */
export const useSendFiles = (squadId: number) => {
  const [add] = useAddDisputeFileMutation();
  const toast = useToast();
  return async (files: readonly File[]): Promise<number> => {
    let sent = 0;
    for (const file of files) {
      const body = new FormData();
      body.append('file', file);
      try {
        await add({ params: { id: squadId }, body }).unwrap();
        sent += 1;
      } catch (error) {
        toast.danger(texts.fileFailed(file.name, failureOf(error).message), 6000);
      }
    }
    return sent;
  };
};
