interface Key {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
}

type KeyEvent = Key | { readonly nativeEvent: Key };

const nativeOf = (event: KeyEvent): Key => ('nativeEvent' in event ? event.nativeEvent : event);

/**
 * Whether the key belongs to an input method, such as for Japanese, in which Enter chooses a word and Escape drops it.
 * Safari ends the composition first and sends the key then, with the code 229.
 */
export const isComposingKey = (event: KeyEvent): boolean => {
  const { isComposing, keyCode } = nativeOf(event);
  return isComposing || keyCode === 229;
};

/** Whether a person pressed Enter to do something, rather than to choose a word of an input method. */
export const isEnter = (event: KeyEvent): boolean => nativeOf(event).key === 'Enter' && !isComposingKey(event);
