/** What an agent is told when a call has failed: a sentence that says what to do. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
