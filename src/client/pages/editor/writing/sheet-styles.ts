/** Excel says what is bold, italic or struck through by classes of its own, whose rules stand in the head. */
const rule = /\.((?:xl|font)\d+)\s*\{([^}]*)\}/g;
const looks = /(?:font-weight|font-style|text-decoration)\s*:[^;"'}]+/g;
const worn = /(<(?:td|th|font|span)\b[^>]*?)\bclass=["']?((?:xl|font)\d+)["']?/gi;

/** Adds to each such element what its class says, as `data-look`: styles do not come through the clipboard. */
export const withSheetStyles = (html: string): string => {
  const classes = new Map<string, string>();
  for (const [, name = '', declarations = ''] of html.matchAll(rule))
    classes.set(name, (declarations.match(looks) ?? []).join(';').replaceAll(/\s+/g, ' '));
  if (classes.size === 0) return html;
  return html.replace(worn, (whole, before: string, name: string) => {
    const look = classes.get(name) ?? '';
    return look === '' ? whole : `${before}data-look="${look}"`;
  });
};
