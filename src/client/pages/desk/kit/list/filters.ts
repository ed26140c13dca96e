import type { Filter } from './list-filters';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

const namedOptions = <Value extends string>(values: readonly Value[], labels: Labels<Value>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const searchFilter = (label: string): Filter => ({ kind: 'search', name: 'search', label });

/** Several values at once. */
export const choicesFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  labels: Labels<Value>,
): Filter => ({ kind: 'choices', name, label, options: namedOptions(values, labels) });

export const choiceFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  labels: Labels<Value>,
): Filter => ({ kind: 'choice', name, label, options: namedOptions(values, labels) });

/** Yes or no. */
export const eitherFilter = (name: string, label: string, yes: string, no: string): Filter => ({
  kind: 'choice',
  name,
  label,
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
});

/** In rubles. */
export const sumFilter = (label: string): Filter => ({ kind: 'range', label, from: 'minAmount', to: 'maxAmount' });

export const periodFilter = (label: string): Filter => ({ kind: 'period', label, from: 'from', to: 'to' });
