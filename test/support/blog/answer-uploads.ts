const src = `/files/blog/${'a'.repeat(24)}.webp`;

/** Answers every upload. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = JSON.stringify({ src, width: 3, height: 2 });
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

/** From now on each picture that the editor uploads is stored at once. */
export const answerUploads = (): void => void Object.assign(globalThis, { XMLHttpRequest: Upload });

/** From now on no upload comes to its end; returns what has become of those that began. */
export const holdUploads = (): { readonly sent: number; readonly aborted: number } => {
  const seen = { sent: 0, aborted: 0 };
  class Held extends Upload {
    override send() {
      seen.sent += 1;
    }
    override abort() {
      seen.aborted += 1;
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Held });
  return seen;
};
