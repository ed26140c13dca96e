/** The page's sound without speakers: records what was played and fetched, and can fail. */
export const fakeSound = () => {
  const made: FakeAudio[] = [];
  const faults = { next: null as DOMException | null };

  class FakeAudio extends EventTarget {
    paused = true;
    constructor(readonly address: string) {
      super();
      made.push(this);
    }
    async play(): Promise<void> {
      const { next } = faults;
      faults.next = null;
      this.paused = false;
      await Promise.resolve();
      if (next !== null) throw next;
      this.dispatchEvent(new Event('playing'));
    }
    pause(): void {
      if (this.paused) return;
      this.paused = true;
      this.dispatchEvent(new Event('pause'));
    }
    load(): void {}
    removeAttribute(): void {}
  }

  Object.defineProperty(globalThis, 'Audio', { configurable: true, writable: true, value: FakeAudio });
  return {
    addresses: () => made.map(({ address }) => address),
    playing: () => made.filter(({ paused }) => !paused).map(({ address }) => address),
    end: () => made.at(-1)?.dispatchEvent(new Event('ended')),
    failNext: (name: string) => {
      faults.next = new DOMException('no', name);
    },
  };
};
