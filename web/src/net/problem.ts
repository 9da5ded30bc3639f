import type { Problem } from "../protocol.ts";

/** Something was refused, or could not be done; `message` is the sentence to show. */
export class Refusal extends Error {
  readonly problem: Problem | null;

  constructor(message: string, problem: Problem | null = null) {
    super(message);
    this.problem = problem;
  }
}
