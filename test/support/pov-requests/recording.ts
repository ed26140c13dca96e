/** Bytes with the header of an mp4 and a content that reveals a part in a wrong position. */
export const recording = (bytes: number): Buffer => {
  const whole = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) whole.writeUInt32BE(at % 0xffff_fff1, at);
  whole.write('ftypisom', 4, 'latin1');
  return whole;
};
