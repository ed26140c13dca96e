// Runs in a page of any engine: every text that can be seen, in the order of the document, with the box of its letters
// in the document (CSS pixels). Plain JavaScript, since it is evaluated as it stands.
(() => {
  // A scroll bar takes its width from the page in one engine and lies over it in another.
  document.documentElement.style.scrollbarWidth = 'none';
  // The foot of a short page stands at the window's end, and windows are not equally high.
  const isShort = document.documentElement.scrollHeight <= innerHeight;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.replace(/\s+/g, ' ').trim();
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('script, style, noscript, [aria-busy=true]') !== null)
      continue;
    if (isShort && parent.closest('footer') !== null) continue;
    const style = getComputedStyle(parent);
    if (style.visibility !== 'visible' || style.opacity === '0') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Words for screen readers alone are a point.
    if (box.width < 2 || box.height < 2) continue;
    found.push({
      text: text.slice(0, 80),
      left: box.left + scrollX,
      top: box.top + scrollY,
      // An engine may cut a line into several boxes.
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    });
  }
  return JSON.stringify(found);
})();
