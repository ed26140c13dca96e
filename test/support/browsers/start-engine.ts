import type { Engine } from './engine';
import { startFirefox } from './firefox';
import type { EngineName } from './installed-engines';
import { startWebKit } from './webkit';

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Firefox: () => startFirefox(),
  WebKitGTK: startWebKit,
};

/** A browser of this engine, as tests and benches have it. */
export const startEngine = (name: EngineName): Promise<Engine> => starts[name]();
