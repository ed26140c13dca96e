import type { AnyStateMachine } from 'xstate';
import { guardName } from './guard-name';

/** Functions have no place in a definition that is to be pasted: guards keep their names, the rest falls away. */
const withoutCode = (key: string, value: unknown): unknown => {
  if (key === 'guard' && typeof value === 'function') return guardName(value) || undefined;
  if (key === 'types' || typeof value === 'function') return undefined;
  return value;
};

/** The definition as a module that the XState visualizer and Stately Studio open. */
export const machineSource = (machine: AnyStateMachine): string => {
  const config = JSON.stringify(machine.config, withoutCode, 2);
  return `import { createMachine } from 'xstate';\n\nexport const machine = createMachine(${config});\n`;
};
