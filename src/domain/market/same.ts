/** The first place where two pieces of plain data differ, as a path; null when they are equal. */
export const difference = (one: unknown, other: unknown, path = ''): string | null => {
  if (one === other) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return `${path}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`;
    for (let index = 0; index < one.length; index += 1) {
      const found = difference(one[index], other[index], `${path}[${index}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const [left, right] = [Object.entries(one), other];
  for (const [key, value] of left) {
    const found = difference(value, Reflect.get(right, key), `${path}.${key}`);
    if (found !== null) return found;
  }
  for (const key of Object.keys(right))
    if (Reflect.get(one, key) === undefined && Reflect.get(right, key) !== undefined)
      return `${path}.${key}: nothing instead of ${JSON.stringify(Reflect.get(right, key))}`;
  return null;
};
