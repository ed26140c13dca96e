/** A wrong setting or a machine that cannot run us: shown as one plain sentence, without a stack. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}
