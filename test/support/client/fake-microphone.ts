/** A microphone and a recorder with predefined results. */
export const fakeMicrophone = ({ denied = null as string | null, sound = 'sound' } = {}) => {
  const state = { open: 0, recorders: [] as FakeRecorder[] };

  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
    readonly mimeType: string;
    state = 'inactive';
    constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
      super();
      this.mimeType = mimeType;
      state.recorders.push(this);
    }
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      this.dispatchEvent(
        Object.assign(new Event('dataavailable'), { data: new File(sound === '' ? [] : [sound], 'part') }),
      );
      this.dispatchEvent(new Event('stop'));
    }
  }

  const getUserMedia = async () => {
    if (denied !== null) throw new DOMException('no', denied);
    state.open += 1;
    let live = true;
    const stop = () => {
      if (live) state.open -= 1;
      live = false;
    };
    return { getTracks: () => [{ stop }] };
  };

  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, writable: true, value: FakeRecorder });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  let addresses = 0;
  const kept = new Set<string>();
  Object.assign(URL, {
    createObjectURL: () => {
      addresses += 1;
      kept.add(`blob:${addresses}`);
      return `blob:${addresses}`;
    },
    revokeObjectURL: (address: string) => kept.delete(address),
  });
  return {
    open: () => state.open,
    recording: () => state.recorders.filter((recorder) => recorder.state === 'recording').length,
    addresses: () => [...kept],
  };
};

/** A browser that cannot record. */
export const noMicrophone = (): void => {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
};
