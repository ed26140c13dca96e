import { attempted } from '#client/api/attempted.ts';
import { useAddDisputeFileMutation } from '#client/entities/squad/squad-play-api.ts';
import { texts } from './texts';

/** Uploads files one after another; the rest continues after a failed one. Resolves to why which ones failed. */
export const useSendFiles = (squadId: number) => {
  const [add] = useAddDisputeFileMutation();
  return async (files: readonly File[]): Promise<readonly string[]> => {
    const errors: string[] = [];
    for (const file of files) {
      const body = new FormData();
      body.append('file', file);
      const { failure } = await attempted(() => add({ params: { id: squadId }, body }).unwrap());
      if (failure !== undefined) errors.push(texts.fileFailed(file.name, failure.message));
    }
    return errors;
  };
};
