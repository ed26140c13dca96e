import { isInn } from '../receipts/inn';

/**
 * How a mate pays taxes on what they earn: as one of the self-employed (the special regime of Law 422-FZ), as a sole
 * proprietor, or as an individual, whom the agency contract is made with.
 */
export const taxStatuses = ['SELF_EMPLOYED', 'SOLE_PROPRIETOR', 'INDIVIDUAL'] as const;

export type TaxStatus = (typeof taxStatuses)[number];

/** What a mate tells about themselves; registers print it on receipts. */
export const taxpayerTerms = { nameMin: 2, nameMax: 256, phone: /^\+\d{10,15}$/, phoneMax: 16, innLength: 12 } as const;

/** Whether a text may be the INN of a person: every mate is one, sole proprietors too. */
export const isPersonInn = (text: string): boolean => text.length === taxpayerTerms.innLength && isInn(text);
