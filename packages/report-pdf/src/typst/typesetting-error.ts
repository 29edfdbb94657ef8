/** A paper could not be set. Says nothing of its content: a compiler's message may quote what people wrote. */
export class TypesettingError extends Error {
  constructor(template: string) {
    super(`The template ${template} could not be set.`);
    this.name = 'TypesettingError';
  }
}
