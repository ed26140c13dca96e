interface World {
  readonly made: FakeAudio[];
  readonly played: string[];
  fault: DOMException | null;
}

let world: World = { made: [], played: [], fault: null };
/** The page may keep its elements from one test to the next. */
const everyElement = new Set<FakeAudio>();

class FakeAudio extends EventTarget {
  paused = true;
  constructor(readonly address: string) {
    super();
    world.made.push(this);
    everyElement.add(this);
  }
  async play(): Promise<void> {
    const { fault } = world;
    world.fault = null;
    world.played.push(this.address);
    this.paused = false;
    await Promise.resolve();
    if (fault !== null) throw fault;
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

/** The page's sound without speakers: records what was made and played, and can fail. */
export const fakeSound = () => {
  world = { made: [], played: [], fault: null };
  for (const element of everyElement) element.paused = true;
  Object.defineProperty(globalThis, 'Audio', { configurable: true, writable: true, value: FakeAudio });
  return {
    addresses: () => world.made.map(({ address }) => address),
    /** Each start, in order. */
    played: (): readonly string[] => world.played,
    playing: () => world.made.filter(({ paused }) => !paused).map(({ address }) => address),
    end: () => world.made.at(-1)?.dispatchEvent(new Event('ended')),
    endAll: () => {
      for (const element of everyElement) element.paused = true;
    },
    failNext: (name: string) => {
      world.fault = new DOMException('no', name);
    },
  };
};
