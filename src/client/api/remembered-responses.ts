/** The responses used longest ago are forgotten beyond this number. */
const most = 60;

const bodies = new Map<string, unknown>();

/** Remembers what a `GET` has brought: as long as the server would send the same, it need not send it again. */
export const rememberResponse = (address: string, body: unknown): void => {
  bodies.delete(address);
  bodies.set(address, body);
  const [oldest] = bodies.keys();
  if (bodies.size > most && oldest !== undefined) bodies.delete(oldest);
};

/** Undefined where nothing is remembered: no response is undefined. */
export const rememberedResponse = (address: string): unknown => bodies.get(address);
