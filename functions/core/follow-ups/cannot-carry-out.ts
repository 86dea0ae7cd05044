/** Thrown for work that this version does not know. Trying again would not help, so the row is kept for a newer version. */
export class CannotCarryOut extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotCarryOut';
  }
}
