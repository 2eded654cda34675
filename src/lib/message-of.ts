/** For the lab, the build and the commands: what an error says. A thrown value that is no `Error` gives its text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
