const hex = (part: number): string => (part >>> 0).toString(16).padStart(8, '0');

/**
 * 64 bits of a text in hex, the same on both sides, to tell whether a page still has what the server would send (cyrb53
 * by bryc, public domain, with both halves whole; the browser's own hashes make one wait). Not a secret and no signature:
 * whoever makes two texts alike misleads only those who read both.
 */
export const textHash = (text: string): string => {
  let one = 0xdeadbeef ^ text.length;
  let other = 0x41c6ce57 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x5f356495);
  }
  const mixedOne = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  const mixedOther =
    Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(mixedOne ^ (mixedOne >>> 13), 0xc2b2ae35);
  return hex(mixedOther) + hex(mixedOne);
};
