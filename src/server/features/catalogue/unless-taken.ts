import { sqlState, violatedConstraint } from '../../platform/db/database-errors';
import { Refusal } from '../../platform/http/refusal';

const foreignKey = '23503';

/** Runs a deletion; a foreign key violation becomes a refusal with this code. @throws Refusal that code */
export const unlessUsed = async (
  code: 'ADMIN_GAMES_CANNOT_BE_DELETED' | 'ADMIN_CATEGORIES_CANNOT_BE_DELETED',
  remove: () => Promise<unknown>,
): Promise<void> => {
  try {
    await remove();
  } catch (problem) {
    throw sqlState(problem) === foreignKey ? new Refusal(code) : problem;
  }
};

/** Runs a write; a unique violation becomes a refusal of its field. @throws Refusal VALIDATION_ERROR */
export const unlessTaken = async <T>(
  constraints: Readonly<Record<string, string>>,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (problem) {
    const path = constraints[violatedConstraint(problem) ?? ''];
    if (path === undefined) throw problem;
    throw new Refusal('VALIDATION_ERROR', { fields: [{ path, message: 'Это уже занято другой записью' }] });
  }
};
