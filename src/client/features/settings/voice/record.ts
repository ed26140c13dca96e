import { voiceTerms } from '#domain/mates/voice.ts';

/** Why nothing was recorded. */
type RecordingError = 'denied' | 'missing' | 'failed';

/** The first type that the browser supports: AAC plays in every browser, Opus in nearly all. */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'] as const;

/** Bits per second: half a minute is less than 200 KB. */
const rate = 48_000;

const supportedType = (): string | null =>
  typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)
    ? null
    : (types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null);

/** Whether this browser can record at all. */
export const canRecord = (): boolean => supportedType() !== null;

const errorOf = (error: unknown): RecordingError => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'missing' : 'failed';
};

interface RecordingCallbacks {
  readonly onStart: () => void;
  readonly onSound: (sound: File) => void;
  readonly onError: (error: RecordingError) => void;
}

export interface Recorder {
  /** Ends the recording and keeps what was recorded so far. */
  readonly stop: () => void;
  /** Discards the recording and releases the microphone. */
  readonly drop: () => void;
}

/** Requests the microphone and records until stopped, half a minute at most. */
export const startRecording = (callbacks: RecordingCallbacks): Recorder => {
  let dropped = false;
  let letGo = (): void => undefined;
  let stop = (): void => undefined;

  const begin = async (): Promise<void> => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    letGo = () => stream.getTracks().forEach((track) => track.stop());
    // The person has left while the browser asked for permission: nothing is recorded.
    if (dropped) return letGo();
    const type = supportedType();
    const recorder = new MediaRecorder(stream, { ...(type !== null && { mimeType: type }), audioBitsPerSecond: rate });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      letGo();
      const sound = new File(parts, 'voice', { type: recorder.mimeType });
      if (dropped) return;
      if (sound.size === 0) callbacks.onError('failed');
      else callbacks.onSound(sound);
    });
    stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    recorder.start();
    const timer = setTimeout(stop, voiceTerms.longest);
    callbacks.onStart();
    return undefined;
  };

  begin().catch((error: unknown) => {
    letGo();
    if (!dropped) callbacks.onError(errorOf(error));
  });
  return {
    stop: () => stop(),
    drop: () => {
      dropped = true;
      stop();
      letGo();
    },
  };
};
