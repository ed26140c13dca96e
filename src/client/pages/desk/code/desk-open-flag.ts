const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

let discarded = false;

/**
 * The server writes into the HTML whether the desk is open without a code. This is true only for its first
 * opening: later only the server knows.
 */
export const deskOpenFlag = {
  read: (): boolean =>
    !discarded && Object(parse(document.getElementById('boot')?.textContent ?? '')).deskOpen === true,
  discard: (): void => {
    discarded = true;
  },
} as const;
