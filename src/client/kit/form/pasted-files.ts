/** The name of a file or the path that file managers put beside it as text. */
const isNameOf = (text: string, files: readonly File[]): boolean =>
  text.split(/[\r\n]+/).every((line) => {
    const written = line.trim();
    return written === '' || files.some(({ name }) => written === name || decodedEnd(written) === name);
  });

const decodedEnd = (path: string): string => {
  const end = path.split(/[/\\]/).at(-1) ?? '';
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
};

/**
 * The files that were pasted as such. Word and Excel put a picture of the copied text beside the text: then the text is
 * meant, and there are none.
 */
export const pastedFiles = (data: DataTransfer | null): readonly File[] => {
  const files = [...(data?.files ?? [])];
  const text = data?.getData('text/plain').trim() ?? '';
  return text === '' || isNameOf(text, files) ? files : [];
};
