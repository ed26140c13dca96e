const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

let discarded = false;

/**
 * What the server wrote into the page of whether the desk is open without a code. Of its first opening: by the next one
 * only the server knows.
 */
export const deskOpenFlag = {
  read: (): boolean =>
    !discarded && Object(parse(document.getElementById('boot')?.textContent ?? '')).deskOpen === true,
  discard: (): void => {
    discarded = true;
  },
} as const;
