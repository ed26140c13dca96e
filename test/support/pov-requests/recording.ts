/** Bytes that begin as an mp4 does and go on in a way that shows when a part is out of its place. */
export const recording = (bytes: number): Buffer => {
  const whole = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) whole.writeUInt32BE(at % 0xffff_fff1, at);
  whole.write('ftypisom', 4, 'latin1');
  return whole;
};
