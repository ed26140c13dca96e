/** A person's file name without folders, control characters and what turns the text's direction. */
export const shownName = (name: string | undefined): string => {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
   
  const clean = last.toWellFormed().replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean.slice(-120);
};
