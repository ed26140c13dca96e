/** What every account should hold, counted apart from the database. Kopecks. */
export class MoneyModel {
  readonly #balances = new Map<string, number>();

  of(account: string): number {
    return this.#balances.get(account) ?? 0;
  }

  /** Whether the move is allowed; then it is made. People and holds never go below zero, the world outside may. */
  move(from: string, to: string, amount: number): boolean {
    if (!/^(OUTSIDE|PLATFORM):/.test(from) && this.of(from) < amount) return false;
    this.#balances.set(from, this.of(from) - amount);
    this.#balances.set(to, this.of(to) + amount);
    return true;
  }

  accounts(): readonly (readonly [name: string, balance: number])[] {
    return [...this.#balances].filter(([, balance]) => balance !== 0);
  }
}
