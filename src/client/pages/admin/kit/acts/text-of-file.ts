/** The text of a table's file: in UTF-8, or in the encoding in which Excel in Russian saves CSV. */
export const textOfFile = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};
