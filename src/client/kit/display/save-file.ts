/** Offers a text, or what has a type of its own, to the browser as a file to download. */
export const saveFile = (name: string, content: string | Blob, type = 'text/plain'): void => {
  const blob = content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
