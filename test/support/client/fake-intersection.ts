import { act } from '@testing-library/react';

const watched = new Map<Element, (isNear: boolean) => void>();

class FakeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #told: IntersectionObserverCallback;
  readonly #elements = new Set<Element>();

  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const entry = { target, boundingClientRect: rect, intersectionRect: rect, rootBounds: null, time: 0 };
    this.#elements.add(target);
    watched.set(target, (isIntersecting) =>
      this.#told([{ ...entry, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }], this),
    );
  }
  unobserve(target: Element): void {
    this.#elements.delete(target);
    watched.delete(target);
  }
  disconnect(): void {
    for (const target of this.#elements) this.unobserve(target);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Replaces IntersectionObserver in all tests of a file; `scrolledTo` decides what is near the window. */
export const fakeIntersection = (): void => {
  const plain = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = FakeObserver;
  });
  afterEach(() => {
    watched.clear();
    globalThis.IntersectionObserver = plain;
  });
};

/** All elements that the page observes. */
export const observedElements = (): readonly Element[] => [...watched.keys()];

/** Notifies the observers as a browser does after a scroll. */
export const scrolledTo = (isNear: (element: Element) => boolean): void =>
  act(() => [...watched].forEach(([element, tell]) => tell(isNear(element))));
