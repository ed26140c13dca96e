/** Whether `Accept-Encoding` allows the coding; `q=0` forbids it. */
export const acceptsCoding = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim() === coding && !/q=0(?:\.0*)?\s*$/.test(weight);
  });
