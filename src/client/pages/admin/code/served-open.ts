const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

let spent = false;

/**
 * What the server wrote into the page of whether the desk is open without a code. Of its first opening: by the next one
 * only the server knows.
 */
export const servedOpen = {
  read: (): boolean => !spent && Object(parse(document.getElementById('boot')?.textContent ?? '')).deskOpen === true,
  spend: (): void => {
    spent = true;
  },
} as const;
