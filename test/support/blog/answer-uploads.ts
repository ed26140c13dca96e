const src = `/files/blog/${'a'.repeat(24)}.webp`;

/** Answers every upload. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = JSON.stringify({ src, width: 3, height: 2 });
  open() {}
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

/** From now on each picture that the editor uploads is stored at once. */
export const answerUploads = (): void => void Object.assign(globalThis, { XMLHttpRequest: Upload });
