import { useCallback, useEffect, useRef, useState } from 'react';
import { errorTable } from '#contract/errors/error-table.ts';
import { sniffAudio } from '#domain/files/sniff-audio.ts';
import { soundLength } from '#domain/files/sound-length/sound-length.ts';
import { isVoiceTooLong, voiceTerms } from '#domain/mates/voice.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { type Recorder, startRecording } from './record';
import { texts } from './texts';

/** The recording before it is uploaded. */
type Recording =
  | { readonly phase: 'none'; readonly errorText: string | null }
  | { readonly phase: 'asking' }
  /** Epoch ms by the server's clock. */
  | { readonly phase: 'recording'; readonly endsAt: number }
  /** `address` is an object URL of this page. */
  | { readonly phase: 'ready'; readonly sound: File; readonly address: string };

const none: Recording = { phase: 'none', errorText: null };

/** Recording from the microphone, or a chosen file; the microphone is released when the person leaves the page. */
export const useRecording = () => {
  const [recording, setRecording] = useState<Recording>(none);
  const recorder = useRef<Recorder | null>(null);
  const address = useRef<string | null>(null);

  const clear = useCallback(() => {
    recorder.current?.drop();
    recorder.current = null;
    if (address.current !== null) URL.revokeObjectURL(address.current);
    address.current = null;
  }, []);
  useEffect(() => clear, [clear]);

  const drop = useCallback(() => {
    clear();
    setRecording(none);
  }, [clear]);

  const ready = useCallback((sound: File) => {
    recorder.current = null;
    address.current = URL.createObjectURL(sound);
    setRecording({ phase: 'ready', sound, address: address.current });
  }, []);

  const record = useCallback(() => {
    clear();
    setRecording({ phase: 'asking' });
    recorder.current = startRecording({
      onStart: () => setRecording({ phase: 'recording', endsAt: serverNow() + voiceTerms.longest }),
      onSound: ready,
      onError: (error) => setRecording({ phase: 'none', errorText: texts.problems[error] }),
    });
  }, [clear, ready]);

  /** Resolves to why the file cannot be a voice, if it cannot. */
  const take = useCallback(
    async (file: File, gone: Promise<void>): Promise<string | undefined> => {
      drop();
      if (file.size > voiceTerms.maxBytes) return errorTable.MATE_VOICE_TOO_LARGE.message;
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (sniffAudio(bytes) === null) return errorTable.MATE_VOICE_INVALID_TYPE.message;
      if (isVoiceTooLong(soundLength(bytes))) return errorTable.MATE_VOICE_TOO_LONG.message;
      await gone;
      ready(file);
      return undefined;
    },
    [drop, ready],
  );

  const stop = useCallback(() => recorder.current?.stop(), []);

  return { recording, record, stop, take, drop };
};
