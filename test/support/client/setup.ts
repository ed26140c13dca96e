import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Lazily loaded code takes long on a machine that is busy with other work. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout: functions that only scroll do nothing. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** The bytes of a chosen file: jsdom offers them only through `FileReader`. */
Object.defineProperty(Object.getPrototypeOf(File.prototype), 'arrayBuffer', {
  configurable: true,
  value(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
      reader.readAsArrayBuffer(this);
    });
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; max-age=0; path=/`;
});
