/**
 * Thrown for a row that no retry can carry out, for example one with work that only a newer version knows. The row becomes
 * dead: it is kept, and waits for an operator to requeue it.
 */
export class CannotCarryOut extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotCarryOut';
  }
}
